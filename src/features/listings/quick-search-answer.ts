import type { Deal } from '@/domain/listing/listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { QuickSearchLink, QuickSearchResult, QuickSearchRow } from './search-quickly'

/** What the browser is sent while a visitor types. */
export interface QuickSearchAnswer {
  /** The places that are meant: "9000 Gent". */
  title: string
  all?: Record<Deal, QuickSearchLink>
  rows: QuickSearchRow[]
  references: { reference: string; title: string; href: string }[]
  /** The same in one sentence, for who cannot see the rows appear. */
  summary: string
}

export function quickSearchAnswer(result: QuickSearchResult, locale: Locale): QuickSearchAnswer {
  const t = translator(locale)
  const { places, all, rows, references } = result
  const title = places.map(({ zip, city }) => [zip, city].filter(Boolean).join(' ')).join(', ')
  return {
    title,
    all,
    rows,
    references: references.map(({ reference, deal, typeName: type, city, href }) => ({
      reference,
      title: t(deal === 'sale' ? 'listing.title_sale' : 'listing.title_rent', { type, city }),
      href,
    })),
    summary: [
      title && t('quick_search.summary_types', { count: rows.length, place: title }),
      references.length > 0 && t('quick_search.summary_references', { count: references.length }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}
