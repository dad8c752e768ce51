import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'

import type { CategoryName } from '../list/list-categories'
import type { FacetedResult } from '../search/search-with-facets'

/** What the filters are rendered from. */
export interface FilterNeeds {
  locale: Locale
  criteria: SearchCriteria
  result: Pick<FacetedResult, 'total' | 'perType' | 'perMunicipality' | 'perPriceBand'>
  categories: CategoryName[]
  /** Words of a sentence that made no filter: they stay beside whatever is filtered next. */
  unread?: string
}

/** The form itself, the panel with the rest of its fields, that of the types, and each field by its name. */
export const filterIds = { form: 'list-filters', more: 'more-filters', types: 'filter-types' }

export function fieldId(name: string): string {
  return `filter-${name}`
}
