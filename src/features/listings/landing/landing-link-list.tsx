import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { LandingLink } from './landing-links'

interface LandingLinkListProps {
  /** Also names the list for who listens. */
  id: string
  title: string
  links: readonly LandingLink[]
  locale: Locale
}

/** Ways on to landing pages, each with how many homes are there. */
export function LandingLinkList({ id, title, links, locale }: LandingLinkListProps) {
  if (links.length === 0) return null
  const t = translator(locale)
  return (
    <nav aria-labelledby={id} className="border-line mt-12 border-t pt-6 print:hidden">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="figures mt-2 grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {links.map(({ href, title: text, count }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center">
              {t('landing.link', { title: text, count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
