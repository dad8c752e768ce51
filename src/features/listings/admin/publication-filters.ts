import { deals } from '@/domain/listing/listing'
import { gapSeverities } from '@/domain/listing/publication-gap'
import type { Region } from '@/domain/place/region'

import type { GapFilters } from '../publication/list-publication-gaps'

export const regions: readonly Region[] = ['flanders', 'brussels', 'wallonia', 'luxembourg']

/** The filters that the address names; what it names wrongly is no filter. */
export function filtersFrom(parameter: (name: string) => string | undefined): GapFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameter(name))
  return {
    severity: oneOf('severity', gapSeverities),
    region: oneOf('region', regions),
    deal: oneOf('deal', deals),
    query: parameter('query'),
    page: Number(parameter('page')) || 1,
  }
}

/** The address of the same list with some filters changed, from its first page unless a page is named. */
export function filterHref(filters: GapFilters, change: Partial<GapFilters>): string {
  const { severity, region, deal, query, page } = { ...filters, page: 1, ...change }
  const parameters = Object.entries({ severity, region, deal, query, page: page === 1 ? undefined : page })
  const given = parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `?${new URLSearchParams(given)}`
}
