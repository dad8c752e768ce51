/** As src/ui/theme.css has it. */
const brick = '9c3f26'

/** The address of a style sheet with an agency's own colour in place of brick; `null` when brick is its colour. */
export function brandHref(colour: string | null): string | null {
  const digits = colour?.replace('#', '').toLowerCase()
  return digits && digits !== brick ? `/brand/${digits}.css` : null
}

/** `null` for a name that is no colour. */
export function brandStyle(file: string): string | null {
  const [, digits] = /^([0-9a-f]{6})\.css$/.exec(file) ?? []
  if (!digits) return null
  return `:root{--color-brick:#${digits};--color-brick-deep:color-mix(in srgb,#${digits} 78%,black)}`
}
