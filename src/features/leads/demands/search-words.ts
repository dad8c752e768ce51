import { criteriaOfSearchText, searchText } from '@/domain/search/search-text'
import { filterChips } from '@/features/listings/filters/filter-chips'
import type { CategoryName } from '@/features/listings/list/list-categories'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

interface WordNeeds {
  locale: Locale
  /** The names of types; without them a type is its number. */
  categories?: CategoryName[]
}

/** The search of a list in words: the deal, then every filter, as the list itself names them. */
export function searchWords(search: string, { locale, categories = [] }: WordNeeds): string[] {
  const criteria = criteriaOfSearchText(search)
  if (!criteria) return []
  const t = translator(locale)
  const deal = t(criteria.deal === 'sale' ? 'list.for_sale' : 'list.for_rent')
  return [deal, ...filterChips(criteria, categories, locale).map(({ text }) => text)]
}

/** Without words that a stranger could have written to whoever has the address. */
export function harmlessSearch(search: string, isKnown: (place: string) => boolean): string {
  const criteria = criteriaOfSearchText(search)
  if (!criteria) return ''
  const places = criteria.places.filter(({ city = '', zip = '' }) => isKnown(`${city}|${zip}`))
  return searchText({ ...criteria, places, text: undefined, reference: undefined })
}
