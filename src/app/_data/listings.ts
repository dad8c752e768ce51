import { cache } from 'react'

import { database } from '@/database/connection'
import { type Deal, deals } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { env } from '@/env'
import { findListing, findWithdrawn } from '@/features/listings/find-listing'
import { listProjectSlides } from '@/features/listings/list-project-slides'
import { listCards } from '@/features/listings/list-cards'
import { listCategories } from '@/features/listings/list-categories'
import { countListings } from '@/features/listings/search-listings'
import type { Locale } from '@/i18n/locales'

export const pictureHosts = { storageHost: env.PICTURE_STORAGE_HOST, cdnOrigin: env.PICTURE_CDN_ORIGIN }

export const getListing = cache((id: number, locale: Locale) =>
  findListing(database(), { id, language: locale }),
)

export const getWithdrawn = cache((id: number) => findWithdrawn(database(), id))

export const getCategories = cache((deal: Deal, locale: Locale) =>
  listCategories(database(), { deal, language: locale }),
)

export const getProjectSlides = cache((locale: Locale) => listProjectSlides(database(), locale))

/** How many homes there are for sale and for rent. */
export const getTotals = cache(async (): Promise<Record<Deal, number>> => {
  const [sale, rent] = await Promise.all(deals.map((deal) => countListings(database(), criteriaFor(deal))))
  return { sale: sale?.total ?? 0, rent: rent?.total ?? 0 }
})

/** The newest homes for sale, for a banner that shows homes. */
export const getNewest = cache((locale: Locale, maximum: number) =>
  listCards(database(), { source: 'newest', deal: 'sale', maximum, language: locale }),
)
