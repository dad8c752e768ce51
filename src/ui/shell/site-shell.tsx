import type { ReactNode } from 'react'

import type { Site } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { Kept } from '../kept-html'
import type { LanguageSwitcherProps } from './language-switcher'
import { PlainMenu } from './plain-menu'
import { PopupDialog } from './popup-dialog'
import { PrintHeader } from './print-header'
import { ScrollToTop } from './scroll-to-top'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'

export interface SiteShellProps {
  locale: Locale
  site: Site
  year: number
  alternates: LanguageSwitcherProps['alternates']
  /** A first screen that bleeds to the edges, under a transparent header; the page then sets its own widths. */
  banner?: ReactNode
  /** The page sets its own widths, without a banner too. */
  isWide?: boolean
  missingHouse?: number
  /** The page has a filled button of its own: one per screen. */
  hasMainAction?: boolean
  /** Stays in sight beside the footer, to the very end. */
  bar?: ReactNode
  isDemo?: boolean
  children: ReactNode
}

export function SiteShell({
  locale,
  site,
  year,
  alternates,
  banner,
  isWide = banner !== undefined,
  missingHouse,
  hasMainAction,
  bar,
  isDemo,
  children,
}: SiteShellProps) {
  const t = translator(locale)
  const { popup } = site
  return (
    <>
      <SkipLink locale={locale} />
      <SiteHeader
        site={site}
        locale={locale}
        alternates={alternates}
        isOverBanner={banner !== undefined}
        hasMainAction={hasMainAction}
      />
      <main id="content" tabIndex={-1} className="w-full grow outline-none">
        <PrintHeader agency={site.agency} />
        {banner}
        <PlainMenu site={site} locale={locale} />
        {isWide ? children : <div className="page-width pt-6 md:pt-10">{children}</div>}
      </main>
      <SiteFooter
        site={site}
        locale={locale}
        alternates={alternates}
        year={year}
        missingHouse={missingHouse}
        isDemo={isDemo}
        bar={bar}
      />
      <ScrollToTop label={t('common.scroll_to_top')} />
      {popup && <Kept of={site} name="popup" render={() => <PopupDialog popup={popup} locale={locale} />} />}
    </>
  )
}
