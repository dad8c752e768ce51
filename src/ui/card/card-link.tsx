import type { ReactNode } from 'react'

export interface CardLinkProps {
  href: string
  children: ReactNode
  /** Says that it leads off the site, into a tab of its own. */
  newTabText?: string
}

/** The link of a card's title, stretched over the whole card: its `group` must be `relative`. */
export function CardLink({ href, children, newTabText }: CardLinkProps) {
  return (
    <a
      href={href}
      {...(newTabText && { target: '_blank', rel: 'noopener' })}
      className="text-ink after:outline-brick group-hover:text-ink no-underline outline-none group-hover:underline after:absolute after:inset-0 after:outline-offset-4 focus-visible:after:outline-2"
    >
      {children}
      {newTabText && <span className="sr-only"> {newTabText}</span>}
    </a>
  )
}
