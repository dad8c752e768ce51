import type { Deal } from '@/domain/listing/listing'

import { listPath } from './listing-paths'
import type { Locale } from '../locales'

/** Lies on the list of its deal: `/nl/te-koop/?sold=1`. */
export const closedHomesParameter: Record<Deal, string> = { sale: 'sold', rent: 'rented' }

export function closedHomesPath(locale: Locale, deal: Deal, page = 1): string {
  return `${listPath(locale, deal)}?${closedHomesParameter[deal]}=1${page > 1 ? `&page=${page}` : ''}`
}

/** Which page of the references is asked for; `null` when the query is about anything else. */
export function closedHomesPageOf(deal: Deal, query: string): number | null {
  const asked = new URLSearchParams(query)
  if (asked.get(closedHomesParameter[deal]) !== '1') return null
  const page = Number(asked.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
