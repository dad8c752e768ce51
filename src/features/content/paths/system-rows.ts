import type { KnownPath } from '@/i18n/paths/known-paths'
import { type Locale, locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { systemPaths } from '@/i18n/paths/system-paths'

export interface SystemRow {
  entry: string
  language: Locale
  path: string
  type: KnownPath['type']
  original: string
  title: string
}

/** Pages of the site itself that an editor may fill: those keep their own names as entries. */
export const systemPageKeys = ['home', 'for-sale', 'for-rent', 'contact-demand'] as const

/** Of those, the ones whose paths are not for editors to choose. */
export const fixedPageKeys = ['home', 'for-sale', 'for-rent'] as const

/** The rows that stand before an editor has made a page. */
export const systemRows: readonly SystemRow[] = systemPaths.flatMap(({ id, type, original, paths }) =>
  locales.flatMap((language) => {
    const path = paths[language]
    return path ? [{ entry: id, language, path, type, original, title: titleOf(id, type, language) }] : []
  }),
)

function titleOf(entry: string, type: KnownPath['type'], locale: Locale): string {
  const t = translator(locale)
  if (type === 'feedback') return t('thanks.title')
  if (type === 'login') return t('owner.login_title')
  if (type === 'favourites') return t('favourites.title')
  if (type === 'compare') return t('compare.title')
  if (entry === 'home') return t('nav.home')
  if (entry === 'projects') return t('nav.projects')
  if (entry === 'contact-demand') return t('nav.free_valuation')
  if (entry === 'my-data') return t('my_data.title')
  if (entry === 'accessibility') return t('accessibility.title')
  return t(entry === 'for-sale' ? 'nav.for_sale' : 'nav.for_rent')
}
