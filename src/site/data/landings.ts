import { type Deal, deals } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { findLeftLanding } from '@/features/listings/landing/find-left-landing'
import { type FiguredHomes, readLandingFigures } from '@/features/listings/landing/landing-figures'
import { listTypes } from '@/features/listings/landing/list-types'
import { countListings } from '@/features/listings/search/search-listings'

import { perRequest } from './per-request'
import { reads } from './reads'

export const getTypes = perRequest(() => listTypes(reads()))

export const getLandingFigures = perRequest((homes: FiguredHomes) => readLandingFigures(reads(), homes))

export const getLeftLanding = perRequest((homes: Omit<FiguredHomes, 'kind'>) =>
  findLeftLanding(reads(), homes),
)

/** How many of the same homes the other deal has: for rent beside for sale. */
export async function getOtherDeal(criteria: SearchCriteria): Promise<{ deal: Deal; total: number }> {
  const deal = deals.find((one) => one !== criteria.deal) ?? criteria.deal
  const { total } = await countListings(reads(), { ...criteria, deal, page: 1 })
  return { deal, total }
}
