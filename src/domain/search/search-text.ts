import { deals } from '../listing/listing'
import { criteriaFor, type SearchCriteria } from './criteria'
import { criteriaFromQuery, criteriaToQuery } from './criteria-url'

/** More than any search that the site itself writes. */
export const longestSearchText = 8000

/** A whole search in one text, `sale?city=Gent&price-max=300000`: the same homes always give the same text. */
export function searchText(criteria: SearchCriteria): string {
  const { deal } = criteria
  // In which order one looks at homes, and at which page, decides nothing about which homes they are.
  const { sort, page } = criteriaFor(deal)
  return `${deal}?${criteriaToQuery({ ...criteria, sort, page })}`
}

/** `null` for a text that is no search. */
export function criteriaOfSearchText(text: string): SearchCriteria | null {
  const [start = '', ...rest] = text.split('?')
  const deal = deals.find((known) => known === start)
  if (!deal || rest.length === 0 || text.length > longestSearchText) return null
  const { sort, page } = criteriaFor(deal)
  return { ...criteriaFromQuery(deal, new URLSearchParams(rest.join('?'))), sort, page }
}
