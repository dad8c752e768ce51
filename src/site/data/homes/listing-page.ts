import type { Agent } from '@/domain/listing/listing'
import { readAgent } from '@/features/content/read/read-agent'
import { readLegalFacts } from '@/features/content/read/read-legal-facts'
import type { ListingContact } from '@/features/listings/page/listing-contact'
import { findSimilar, type SimilarTo } from '@/features/listings/similar/find-similar'
import { findLastCheck } from '@/features/sync/find-last-check'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { env } from '@/env'

import { contentReader } from '../content'
import { perRequest } from '../per-request'
import { reads } from '../reads'

/** Rates and terms are the same in every language. */
export const getLegalFacts = perRequest(async () => readLegalFacts(await contentReader(defaultLocale)))

/** Whoever the platform names, with what editors tell of them. */
export const getContact = perRequest(
  async (agent: Agent | null, locale: Locale): Promise<ListingContact | null> => {
    return agent && { ...agent, ...(await readAgent(await contentReader(locale), agent)) }
  },
)

export function getSimilar(listing: SimilarTo, locale: Locale, maximum?: number) {
  return findSimilar(reads(), { listing, language: locale, maximum })
}

/** Whether visitors are told what became of a home. */
export const hasHistory = env.HOME_HISTORY === 'on'

/** By which a view of the street opens on the page; `null`: a link leads there. */
export const streetViewKey = env.STREET_VIEW_KEY ?? null

/** When the agency's system was last asked. */
export const getLastCheck = perRequest(() => findLastCheck(reads()))
