import type { Deal } from '@/domain/listing/listing'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { listFeatured } from '@/features/content/read/module-sources'
import { findCards } from '@/features/listings/search/search-listings'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/places/place-criteria'

import { contentReader } from '../content'
import { reads } from '../reads'

/** The same page of homes that the list shows, without its counts. */
export async function getFoundPage(deal: Deal, query: URLSearchParams, locale: Locale) {
  const criteria = criteriaIn(locale, criteriaFromQuery(deal, query))
  const featured = await listFeatured((await contentReader(locale)).source)
  const cards = await findCards(reads(), { criteria, language: locale, featuredIds: featured })
  return { criteria, cards }
}
