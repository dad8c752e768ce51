import type { Deal } from '@/domain/listing/listing'

import { listPath } from './listing-paths'
import type { Locale } from './locales'

/** Lies on the list of its deal: `/nl/te-koop/?sold=1`. */
export const referencesParameter: Record<Deal, string> = { sale: 'sold', rent: 'rented' }

export function referencesPath(locale: Locale, deal: Deal, page = 1): string {
  return `${listPath(locale, deal)}?${referencesParameter[deal]}=1${page > 1 ? `&page=${page}` : ''}`
}

/** Which page of the references is asked for; `null` when the query is about anything else. */
export function referencesPageOf(deal: Deal, query: string): number | null {
  const asked = new URLSearchParams(query)
  if (asked.get(referencesParameter[deal]) !== '1') return null
  const page = Number(asked.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
