import { getKnownPage } from '@/site/data/paths'
import { entryTag } from '@/features/content/content-tags'
import type { OutcomePages } from '@/features/listings/list/outcome-links'
import type { Locale } from '@/i18n/locales'

/** Where a visitor goes on from a home that cannot be had any more, by the original address of each page. */
const originals = {
  register: '/demand-register/',
  valuation: '/contact-demand/',
  contact: '/contact/',
} as const

/** Those that the site has in this language, and what a page that leads to them depends on. */
export async function getOutcomePages(locale: Locale): Promise<{ pages: OutcomePages; tags: string[] }> {
  const [register, valuation, contact] = await Promise.all(
    [originals.register, originals.valuation, originals.contact].map((original) =>
      getKnownPage(original, locale),
    ),
  )
  return {
    pages: { register: register?.path, valuation: valuation?.path, contact: contact?.path },
    tags: [register, valuation, contact].flatMap((page) => (page ? [entryTag(page.entry)] : [])),
  }
}
