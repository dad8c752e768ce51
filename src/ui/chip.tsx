import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  text: string
  /** "Filter Gent verwijderen" */
  removeText: string
  /** Where the list without this filter stands; without it the chip is a button. */
  href?: string
  rel?: string
}

/** A filter that is set, and the way to take it off. */
export function Chip({ text, removeText, href, rel, ...rest }: ChipProps) {
  const className =
    'border-edge bg-sheet text-ink hover:border-ink hover:text-ink inline-flex min-h-11 max-w-full items-center gap-2 rounded border py-1 pr-2.5 pl-3.5 text-left leading-tight no-underline transition-colors disabled:opacity-50'
  const content = (
    <>
      <span className="figures min-w-0 wrap-anywhere hyphens-auto">{text}</span>
      <X aria-hidden strokeWidth={1.5} className="text-ink-soft size-5 shrink-0" />
    </>
  )
  if (href) {
    return (
      <a href={href} rel={rel} aria-label={removeText} className={className}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" aria-label={removeText} className={className} {...rest}>
      {content}
    </button>
  )
}
