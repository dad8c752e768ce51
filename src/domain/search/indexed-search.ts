import { criteriaFor, type SearchCriteria } from './criteria'
import { criteriaToQuery } from './criteria-url'

/**
 * Search engines are shown the whole list, and of the list of one place or one type the first page, as long as there
 * are homes in it: anything else is the same homes once more.
 */
export function isIndexedSearch(criteria: SearchCriteria, total: number): boolean {
  return total > 0 && isFollowed(criteria) && (criteria.page === 1 || isSame(baseOf(criteria), criteria))
}

/** Whether a link to it is worth a robot's while: a later page leads to homes, even where it is not shown itself. */
export function isFollowed(criteria: SearchCriteria): boolean {
  return [baseOf(criteria), placeOf(criteria), typeOf(criteria)].some((page) => isSame(page, criteria))
}

/** The search whose address counts: itself, also a later page of it, or the whole list. */
export function canonicalSearch(criteria: SearchCriteria, total: number): SearchCriteria {
  return total > 0 && isFollowed(criteria) ? criteria : criteriaFor(criteria.deal)
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
