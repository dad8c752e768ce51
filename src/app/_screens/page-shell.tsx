import type { ReactNode } from 'react'

import { getSite } from '@/app/_data/site'
import type { Language } from '@/domain/language'
import { rootPath } from '@/i18n/known-paths'
import type { Locale } from '@/i18n/locales'
import { SiteShell } from '@/ui/shell/site-shell'

export interface PageShellProps {
  locale: Locale
  /** The page's own address in every language that has it. */
  alternates: Partial<Record<Language, string>>
  banner?: ReactNode
  isWide?: boolean
  missingHouse?: number
  children: ReactNode
}

/** The site around a page. */
export async function PageShell({ locale, alternates, ...page }: PageShellProps) {
  const site = await getSite(locale)
  const everywhere = Object.fromEntries(
    site.languages.used.map((language) => [language, alternates[language] ?? rootPath(language)]),
  )
  return (
    <SiteShell
      locale={locale}
      site={site}
      year={new Date().getFullYear()}
      alternates={everywhere}
      {...page}
    />
  )
}
