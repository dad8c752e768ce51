import { type Deal, deals } from '@/domain/listing/listing'
import { listPath } from '@/i18n/paths/listing-paths'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { quickSearchPath } from '@/i18n/paths/system-paths'
import { buttonClass } from '@/ui/button'
import { Island } from '@/ui/island/island'

import { QuickSearchField } from './quick-search.client'

export interface QuickSearchProps {
  locale: Locale
  /** All homes of each deal, for the two buttons. */
  totals?: Record<Deal, number>
  hasCounts?: boolean
  /** Told apart where there are two on a page. */
  label?: string
}

/** Stands on a photograph and on paper alike. Without JavaScript it is a plain form: see getTextTarget. */
export function QuickSearch({ locale, totals, hasCounts = true, label }: QuickSearchProps) {
  const t = translator(locale)
  const names = { sale: t('quick_search.for_sale'), rent: t('quick_search.for_rent') }
  return (
    <form action={listPath(locale, 'sale')} role="search" aria-label={label} className="grid gap-3">
      <Island
        name="quick-search"
        of={QuickSearchField}
        props={{
          endpoint: quickSearchPath(locale),
          hasCounts,
          intlLocale: intlLocale[locale],
          words: {
            ...names,
            label: t('quick_search.label'),
            placeholder: t('home.search_placeholder'),
            results: t('quick_search.results'),
            clear: t('quick_search.clear'),
            allTypes: t('quick_search.all_types'),
            reference: t('quick_search.reference_short'),
            nothingHere: t('quick_search.nothing_here'),
            nothingFound: t('quick_search.nothing_found'),
            hint: t('quick_search.hint'),
          },
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        {deals.map((deal) => (
          <button
            key={deal}
            type="submit"
            formAction={listPath(locale, deal)}
            className={`${buttonClass(deal === 'sale' ? 'filled' : 'outlined')} figures min-h-12 px-2! ${deal === 'rent' ? 'bg-sheet' : ''}`}
          >
            {hasCounts && totals
              ? t('quick_search.with_count', { name: names[deal], count: totals[deal] })
              : names[deal]}
          </button>
        ))}
      </div>
    </form>
  )
}
