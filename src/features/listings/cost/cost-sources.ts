import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { dayText } from './cost-text'
import type { ListingCosts } from './listing-costs'

/** "Bronnen: vlaanderen.be, notaris.be. Nagekeken op 15 november 2026." Of several days the first, when the oldest was seen. */
export function sourcesText({ cases, loan }: ListingCosts, locale: Locale): string | null {
  const lines = cases.flatMap(({ passport: { oneOff, yearly } }) => [...oneOff, ...yearly])
  const facts = [...lines.flatMap((line) => line.facts), ...(loan?.facts ?? [])]
  const [oldest] = facts.flatMap(({ reviewedAt }) => reviewedAt ?? []).toSorted()
  if (!oldest) return null
  const sources = [...new Set(facts.flatMap(namesOf))].join(', ')
  return translator(locale)('cost.sources', { sources, date: dayText(oldest, locale) })
}

function namesOf({ source }: LegalFact): string[] {
  return source
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)
}
