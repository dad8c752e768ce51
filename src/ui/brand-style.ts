import type { CSSProperties } from 'react'

/** An agency's own colour in place of brick; see theme.css. */
export function brandStyle(colour: string | null): CSSProperties | undefined {
  if (!colour) return undefined
  return {
    '--color-brick': colour,
    '--color-brick-deep': `color-mix(in srgb, ${colour} 78%, black)`,
  } as CSSProperties
}
