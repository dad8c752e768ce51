import { type Deal, deals } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { env } from '@/env'
import { findOwnId } from '@/features/listings/identity/external-ids'
import { findListing, findWithdrawn } from '@/features/listings/page/find-listing'
import { listProjectSlides } from '@/features/listings/list/list-project-slides'
import { listCards } from '@/features/listings/list/list-cards'
import { listCategories } from '@/features/listings/list/list-categories'
import { countListings } from '@/features/listings/search/search-listings'
import type { Locale } from '@/i18n/locales'

import { perRequest } from '../per-request'
import { platform } from '../platform'
import { reads } from '../reads'

export const pictureHosts = { storageHost: env.PICTURE_STORAGE_HOST, cdnOrigin: env.PICTURE_CDN_ORIGIN }

/** Also where our own copies lie, for whoever passes a file on. */
export const fileHosts = { ...pictureHosts, mediaFolder: env.MEDIA_FOLDER }

export const getListing = perRequest((id: number, locale: Locale) =>
  findListing(reads(), { id, language: locale }),
)

export const getWithdrawn = perRequest((id: number) => findWithdrawn(reads(), id))

export const getOwnId = perRequest((name: string) => findOwnId(reads(), platform.name, name))

export const getCategories = perRequest((deal: Deal, locale: Locale) =>
  listCategories(reads(), { deal, language: locale }),
)

export const getProjectSlides = perRequest((locale: Locale) => listProjectSlides(reads(), locale))

/** How many homes are for sale, and how many to rent, as the lists count them. */
export const getTotals = perRequest(async (): Promise<Record<Deal, number>> => {
  const [sale, rent] = await Promise.all(deals.map((deal) => countListings(reads(), criteriaFor(deal))))
  return { sale: sale?.total ?? 0, rent: rent?.total ?? 0 }
})

/** The newest homes for sale, for a banner that shows homes. */
export const getNewest = perRequest((locale: Locale, maximum: number) =>
  listCards(reads(), { source: 'newest', deal: 'sale', maximum, language: locale }),
)
