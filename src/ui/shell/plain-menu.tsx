import type { Site } from '@/domain/site/site'
import { splitMenu } from '@/domain/site/split-menu'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { Kept } from '../kept-html'
import { MenuColumn } from './menu-lists'

/** Without JavaScript no hamburger opens: what it holds stands on the page, folded on a phone. */
export function PlainMenu({ site, locale }: { site: Site; locale: Locale }) {
  const t = translator(locale)
  const { overlay } = splitMenu(site.menu, site.menuMaximum)
  return (
    <Kept
      as="noscript"
      of={site}
      name="plain"
      render={() => (
        <nav aria-label={t('common.menu')} className="page-width py-4">
          <details className="lg:hidden">
            <summary className="w-fit py-2.5 font-medium">{t('common.menu')}</summary>
            <MenuColumn items={site.menu} locale={locale} />
          </details>
          <div className="hidden lg:block">
            <MenuColumn items={overlay} locale={locale} />
          </div>
        </nav>
      )}
    />
  )
}
