import { cache } from 'react'

import { database } from '@/database/connection'
import { type Deal, deals } from '@/domain/listing/listing'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { env } from '@/env'
import { findListing, findWithdrawn } from '@/features/listings/find-listing'
import { listProjectSlides } from '@/features/listings/list-project-slides'
import { listCategories } from '@/features/listings/list-categories'
import { searchListings } from '@/features/listings/search-listings'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/place-criteria'

export const pictureHosts = { storageHost: env.PICTURE_STORAGE_HOST, cdnOrigin: env.PICTURE_CDN_ORIGIN }

export const getListing = cache((id: number, locale: Locale) =>
  findListing(database(), { id, language: locale }),
)

export const getWithdrawn = cache((id: number) => findWithdrawn(database(), id))

export const getCategories = cache((deal: Deal, locale: Locale) =>
  listCategories(database(), { deal, language: locale }),
)

export const getProjectSlides = cache((locale: Locale) => listProjectSlides(database(), locale))

/** The query as text, because a request's cache compares its keys by value. */
export const getSearch = cache(async (deal: Deal, query: string, locale: Locale) => {
  const criteria = criteriaIn(locale, criteriaFromQuery(deal, new URLSearchParams(query)))
  return { criteria, result: await search(criteria, locale) }
})

export const getNewest = cache(async (locale: Locale) => {
  const [sale, rent] = await Promise.all(deals.map((deal) => search(criteriaFor(deal), locale)))
  if (!sale || !rent) throw new Error('Both deals are searched')
  return { sale, rent }
})

function search(criteria: SearchCriteria, locale: Locale) {
  return searchListings(database(), { criteria, language: locale })
}
