import { criteriaFor, type SearchCriteria } from './criteria'
import { criteriaToQuery } from './criteria-url'

/**
 * Search engines are shown the whole list, the list of one place and the list of one type, as long as there are
 * homes in it: any other combination is the same homes once more.
 */
export function isIndexedSearch(criteria: SearchCriteria, total: number): boolean {
  return total > 0 && isIndexable(criteria)
}

/** Whether a link to it is worth a search engine's while: how many homes are in it, only its page knows. */
export function isIndexable(criteria: SearchCriteria): boolean {
  return [baseOf(criteria), placeOf(criteria), typeOf(criteria)].some((page) => isSame(page, criteria))
}

/** The search whose address counts: itself, or the whole list. */
export function canonicalSearch(criteria: SearchCriteria, total: number): SearchCriteria {
  return isIndexedSearch(criteria, total) ? criteria : criteriaFor(criteria.deal)
}

function baseOf({ deal, page }: SearchCriteria): SearchCriteria {
  return { ...criteriaFor(deal), page }
}

function placeOf(criteria: SearchCriteria): SearchCriteria {
  return { ...baseOf(criteria), places: criteria.places.slice(0, 1) }
}

function typeOf(criteria: SearchCriteria): SearchCriteria {
  return { ...baseOf(criteria), typeIds: criteria.typeIds.slice(0, 1) }
}

function isSame(a: SearchCriteria, b: SearchCriteria): boolean {
  return criteriaToQuery(a) === criteriaToQuery(b)
}
