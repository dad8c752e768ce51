import type { ReactNode } from 'react'

import { getSite } from '@/app/_data/site'
import type { PerLanguage } from '@/domain/language'
import type { Locale } from '@/i18n/locales'
import { SiteShell } from '@/ui/shell/site-shell'

export interface PageShellProps {
  locale: Locale
  alternates: PerLanguage<string>
  banner?: ReactNode
  missingHouse?: number
  children: ReactNode
}

/** The site around a page. */
export async function PageShell({ locale, ...page }: PageShellProps) {
  const site = await getSite(locale)
  return <SiteShell locale={locale} site={site} year={new Date().getFullYear()} {...page} />
}
