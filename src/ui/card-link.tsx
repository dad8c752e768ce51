import type { ReactNode } from 'react'

/** The link of a card's title, stretched over the whole card: its `group` must be `relative`. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-ink after:outline-brick group-hover:text-ink no-underline outline-none group-hover:underline after:absolute after:inset-0 after:outline-offset-4 focus-visible:after:outline-2"
    >
      {children}
    </a>
  )
}
