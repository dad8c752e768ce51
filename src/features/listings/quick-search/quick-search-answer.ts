import type { Deal } from '@/domain/listing/listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { listingTitle } from '../seo/listing-title'
import type { QuickSearchLink, QuickSearchResult, QuickSearchRow } from './search-quickly'

/** What the browser is sent while a visitor types. */
export interface QuickSearchAnswer {
  /** The places that are meant, "9000 Gent", or the filters of a sentence. */
  title: string
  /** "Not understood: pool", under the filters of a sentence. */
  unread?: string
  /** Where nothing has the name that was typed. */
  near?: { title: string; places: QuickSearchResult['near'] }
  all?: Partial<Record<Deal, QuickSearchLink>>
  rows: QuickSearchRow[]
  references: { reference: string; title: string; href: string }[]
  /** The same in one sentence, for who cannot see the rows appear. */
  summary: string
}

export function quickSearchAnswer(result: QuickSearchResult, locale: Locale): QuickSearchAnswer {
  const t = translator(locale)
  const { places, meaning, unread, near, all, rows, references, hasMoreReferences } = result
  const place = places.map(({ zip, city }) => [zip, city].filter(Boolean).join(' ')).join(', ')
  const left = unread.length > 0 ? t('quick_search.not_understood', { words: unread.join(' ') }) : undefined
  const names = near.map(({ name }) => name)
  return {
    title: place || meaning.join(' · '),
    unread: left,
    ...(near.length > 0 && { near: { title: t('filter.did_you_mean'), places: near } }),
    all,
    rows,
    references: references.map((home) => ({
      reference: home.reference,
      title: listingTitle(home, locale),
      href: home.href,
    })),
    summary: [
      place && t('quick_search.summary_types', { count: rows.length, place }),
      meaning.join(', '),
      left,
      names.length > 0 && `${t('filter.did_you_mean')} ${names.join(', ')}`,
      references.length > 0 &&
        t(hasMoreReferences ? 'quick_search.summary_first_references' : 'quick_search.summary_references', {
          count: references.length,
        }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}
