import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import type { Locale } from '@/i18n/locales'

export function mapHref(locale: Locale): string {
  return `/${locale}/map/`
}

export function mapDataHref(locale: Locale, criteria: SearchCriteria): string {
  return `/${locale}/map-data/?${searchOnMap(criteria)}`
}

/** The same homes as one picture: where the map itself has not come yet, or is not needed. */
export function listDrawingHref(
  locale: Locale,
  criteria: SearchCriteria,
  sheet: 'list' | 'wide' | 'small' = 'list',
): string {
  return `/maps/${locale}/${sheet}.svg?${searchOnMap(criteria)}`
}

/** The list's own query before its deal; which page and in which order does not matter to a map. */
function searchOnMap(criteria: SearchCriteria): string {
  const { sort, page } = criteriaFor(criteria.deal)
  const query = new URLSearchParams(criteriaToQuery({ ...criteria, sort, page }))
  query.append('deal', criteria.deal)
  return query.toString()
}

/** Names of municipalities for the map's own ground. */
export function mapPlacesHref(locale: Locale): string {
  return `/${locale}/map/places/`
}

/** Who made the data of the street map, and on which terms it may be shown. */
export const copyrightHref = 'https://www.openstreetmap.org/copyright'
