import { cache } from 'react'

import { database } from '@/database/connection'
import type { Agent } from '@/domain/listing/listing'
import { readAgent } from '@/features/content/read/read-agent'
import { readLegalFacts } from '@/features/content/read/read-legal-facts'
import type { ListingContact } from '@/features/listings/listing-contact'
import { findSimilar, type SimilarTo } from '@/features/listings/similar/find-similar'
import { findLastCheck } from '@/features/sync/find-last-check'
import { defaultLocale, type Locale } from '@/i18n/locales'

import { contentReader } from './content'

/** Rates and terms are the same in every language. */
export const getLegalFacts = cache(async () => readLegalFacts(await contentReader(defaultLocale, null)))

/** Whoever the platform names, with what editors tell of him. */
export const getContact = cache(
  async (agent: Agent | null, locale: Locale): Promise<ListingContact | null> => {
    return agent && { ...agent, ...(await readAgent(await contentReader(locale, null), agent)) }
  },
)

export function getSimilar(listing: SimilarTo, locale: Locale) {
  return findSimilar(database(), { listing, language: locale })
}

/** When the agency's system was last asked. */
export const getLastCheck = cache(() => findLastCheck(database()))
