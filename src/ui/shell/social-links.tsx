import { networkName } from '@/domain/site/social-links'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { SiteLink } from '../site-link'

/** Where else the agency is found, by the name of each network: no picture to guess, and nothing of theirs is loaded. */
export function SocialLinks({ links, locale }: { links: string[]; locale: Locale }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={translator(locale)('footer.social')} className="mb-6">
      <ul className="flex flex-wrap gap-x-6">
        {links.map((href) => (
          <li key={href}>
            <SiteLink
              link={{ label: networkName(href), href, isExternal: true }}
              locale={locale}
              className="inline-flex min-h-11 items-center text-inherit hover:text-inherit"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
