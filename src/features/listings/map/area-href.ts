import { type SearchCriteria, withoutPlaces } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import type { SearchArea } from '@/domain/search/search-area'

/** The same search in another area, which says where better than the places named before. */
export function areaHref(listPath: string, criteria: SearchCriteria, area: SearchArea): string {
  return `${listPath}?${criteriaToQuery({ ...withoutPlaces(criteria), area, page: 1 })}`
}
