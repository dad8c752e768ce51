import { cache } from 'react'

import { database } from '@/database/connection'
import { type Deal, deals } from '@/domain/listing/listing'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { env } from '@/env'
import { findListing, findWithdrawn } from '@/features/listings/find-listing'
import { findProject } from '@/features/listings/find-project'
import { listProjectSlides } from '@/features/listings/list-project-slides'
import { listCards } from '@/features/listings/list-cards'
import { listCategories } from '@/features/listings/list-categories'
import { countListings, searchListings } from '@/features/listings/search-listings'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/place-criteria'

export const pictureHosts = { storageHost: env.PICTURE_STORAGE_HOST, cdnOrigin: env.PICTURE_CDN_ORIGIN }

export const getListing = cache((id: number, locale: Locale) =>
  findListing(database(), { id, language: locale }),
)

export const getProject = cache((id: number, locale: Locale) =>
  findProject(database(), { id, language: locale }),
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

/** How many homes there are for sale and for rent. */
export const getTotals = cache(async (): Promise<Record<Deal, number>> => {
  const [sale, rent] = await Promise.all(deals.map((deal) => countListings(database(), criteriaFor(deal))))
  return { sale: sale?.total ?? 0, rent: rent?.total ?? 0 }
})

/** The newest homes for sale, for a banner that shows homes. */
export const getNewest = cache((locale: Locale, maximum: number) =>
  listCards(database(), { source: 'newest', deal: 'sale', maximum, language: locale }),
)

function search(criteria: SearchCriteria, locale: Locale) {
  return searchListings(database(), { criteria, language: locale })
}
