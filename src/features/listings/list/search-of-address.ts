import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { parseListPath } from '@/i18n/paths/listing-paths'

/** What is searched at the address of a list, as somebody copied it; `null` for any other address. */
export function searchOfAddress(address: string): SearchCriteria | null {
  const text = address.trim()
  const base = 'https://own-site.invalid'
  if (!URL.canParse(text, base)) return null
  const { pathname, searchParams } = new URL(text, base)
  const deal = parseListPath(pathname)
  return deal && { ...criteriaFromQuery(deal, searchParams), page: 1 }
}
