import { deals, type Deal, listingStatuses, type ListingStatus } from '@/domain/listing/listing'

export interface HomeFilters {
  deal?: Deal
  status?: ListingStatus
  site?: 'shown' | 'hidden'
  featured?: 'yes'
  /** Part of a reference or a town, or the whole number of a home. */
  query?: string
  page?: number
}

const mostPages = 10_000

/** The filters that the address names; what it names wrongly is no filter. */
export function filtersFrom(parameter: (name: string) => string | null | undefined): HomeFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameter(name))
  const page = Number(parameter('page'))
  return {
    deal: oneOf('deal', deals),
    status: oneOf('status', listingStatuses),
    site: oneOf('site', ['shown', 'hidden']),
    featured: oneOf('featured', ['yes']),
    query: parameter('query')?.trim().slice(0, 100) || undefined,
    page: Number.isInteger(page) && page > 0 && page < mostPages ? page : 1,
  }
}

/** The address of the same list with some filters changed, from its first page unless a page is named. */
export function filterHref(filters: HomeFilters, change: HomeFilters = {}): string {
  const { deal, status, site, featured, query, page } = { ...filters, page: 1, ...change }
  const parameters = { deal, status, site, featured, query, page: page === 1 ? undefined : page }
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `?${new URLSearchParams(given)}`
}
