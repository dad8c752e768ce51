import { getAlternates } from '@/app/_data/paths'
import { entryTag } from '@/features/content/content-tags'
import type { OutcomePages } from '@/features/listings/outcome-links'
import type { Locale } from '@/i18n/locales'

/** Where a visitor goes on from a home that cannot be had any more, by the entry of each page. */
const entries = { register: 'demand-register', valuation: 'contact-demand', contact: 'contact' } as const

export const outcomeTags = Object.values(entries).map(entryTag)

/** Those that the site has in this language. */
export async function getOutcomePages(locale: Locale): Promise<OutcomePages> {
  const [register, valuation, contact] = await Promise.all(
    [entries.register, entries.valuation, entries.contact].map((entry) => getAlternates(entry, locale)),
  )
  return { register: register?.[locale], valuation: valuation?.[locale], contact: contact?.[locale] }
}
