import type { Deal } from '@/domain/listing/listing'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { findByText } from '@/features/listings/quick-search/find-by-text'
import { searchQuickly } from '@/features/listings/quick-search/search-quickly'
import { type TypedText, typedTextSchema } from '@/features/listings/quick-search/typed-text'
import type { Locale } from '@/i18n/locales'

import { reads } from '../reads'

export function getQuickSearch(typed: TypedText) {
  return searchQuickly(reads(), typed)
}

/** Where a list's address leads whose query holds the text of the plain search form; `null` when it holds none. */
export async function getTextTarget(deal: Deal, query: string, locale: Locale): Promise<string | null> {
  const parameters = new URLSearchParams(query)
  const typed = parameters.get('q')
  if (typed === null) return null
  const text = typedTextSchema.parse(typed)
  return findByText(reads(), { text, language: locale, criteria: criteriaFromQuery(deal, parameters) })
}
