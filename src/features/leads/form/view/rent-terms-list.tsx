import type { RentTerm } from '@/domain/lead/rent-terms'
import { euroText } from '@/domain/euro'
import type { Locale } from '@/i18n/locales'

import { wordsIn } from '../form-words'

/** What a tenant should know before they come to look. */
export function RentTermsList({ terms, locale }: { terms: readonly RentTerm[]; locale: Locale }) {
  const word = wordsIn(locale)
  if (terms.length === 0) return null
  return (
    <ul className="border-line figures grid gap-2 border-t pt-4">
      {terms.map(({ text, cents = null, count = 0 }) => (
        <li key={text}>{word(text, { amount: euroText(cents, locale) ?? '', count, months: count })}</li>
      ))}
    </ul>
  )
}
