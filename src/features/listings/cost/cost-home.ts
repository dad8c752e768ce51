import type { CostQuestion, CostSale } from '@/domain/cost/cost-question'
import { isNewBuild } from '@/domain/listing/new-build'
import { regionOf } from '@/domain/place/region'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import { priceOf } from '../listing-words'
import { kindOfType } from '../property-kinds'

export interface CostHome extends Omit<CostQuestion, 'situation' | 'buyers' | 'vat' | 'date'> {
  isToLiveIn: boolean
}

interface CostHomeNeeds {
  settings: ListingSettings
}

/** What the sum needs of a home; `null` for one that is not sold at a published price. */
export function costHomeOf(listing: ListingPageData, { settings }: CostHomeNeeds): CostHome | null {
  const { deal, status, priceCents, facts } = listing
  const region = regionOf(listing.country, listing.zip)
  const isOffered = deal === 'sale' && (status === 'available' || status === 'under-option')
  // A life annuity has no price to reckon with: its duty follows the age of who sells.
  if (!isOffered || !region || priceCents === null || facts.hasViager === true) return null
  if (priceOf(listing, { locale: 'nl', settings }).kind !== 'price') return null
  const kind = kindOfType(listing.typeId)
  return {
    priceCents,
    region,
    sale: saleOf(listing, priceCents),
    isToLiveIn: kind !== 'garage' && kind !== 'business',
    cadastralIncome: typeof facts.cadastralIncome === 'number' ? facts.cadastralIncome : null,
    kwhPerSquareMetre: listing.energyKwh,
    livingSquareMetres: listing.livingSquareMetres,
  }
}

function saleOf(listing: ListingPageData, priceCents: number): CostSale {
  const kind = kindOfType(listing.typeId)
  if (kind === 'plot' || kind === 'garage') return { kind }
  if (!isSoldUnderVat(listing)) return { kind: 'existing' }
  const land = listing.facts.landValue
  const isPart = typeof land === 'number' && land > 0 && land * 100 < priceCents
  return { kind: 'new', landCents: isPart ? Math.round(land * 100) : null }
}

/** What the agency filled in goes before what the year of building suggests. */
function isSoldUnderVat({ facts, projectId, constructionYear, createdAt }: ListingPageData): boolean {
  if (typeof facts.vatValue === 'number' && facts.vatValue > 0) return true
  if (typeof facts.registrationRights === 'number' && facts.registrationRights > 0) return false
  return isNewBuild({ projectId, constructionYear, createdAt: new Date(createdAt) })
}
