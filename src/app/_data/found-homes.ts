import { database } from '@/database/connection'
import type { Deal } from '@/domain/listing/listing'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { featuredIds } from '@/features/content/read/module-sources'
import { findCards } from '@/features/listings/search-listings'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/place-criteria'

import { contentReader } from './content'

/** The same page of homes that the list shows, without its counts. */
export async function getFoundPage(deal: Deal, query: URLSearchParams, locale: Locale) {
  const criteria = criteriaIn(locale, criteriaFromQuery(deal, query))
  const featured = await featuredIds(await contentReader(locale, null))
  const cards = await findCards(database(), { criteria, language: locale, featuredIds: featured })
  return { criteria, cards }
}
