import type { CostQuestion, CostSale } from '@/domain/cost/cost-question'
import { type YearlyEnergy, yearlyEnergy } from '@/domain/cost/yearly-energy'
import { isNewBuild } from '@/domain/listing/new-build'
import { fileFigures } from '@/domain/listing/price/filed-costs'
import { listingPrice, shownCents } from '@/domain/listing/price/price'
import { lawKindOf } from '@/domain/listing/home-kind'
import { regionOfPlace } from '@/domain/place/region'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { energyOf } from '../listing-words'

export interface CostHome extends Omit<CostQuestion, 'situation' | 'buyers' | 'vat' | 'date'> {
  isToLiveIn: boolean
  energy: (YearlyEnergy & { label: string | null }) | null
}

interface CostHomeNeeds {
  settings: ListingSettings
}

/** What the sum needs of a home; `null` for one that is not sold at a published price. */
export function costHomeOf(listing: ListingPageData, { settings }: CostHomeNeeds): CostHome | null {
  const { deal, status, facts } = listing
  const region = regionOfPlace(listing)
  const isOffered = deal === 'sale' && (status === 'available' || status === 'under-option')
  const priceCents = shownCents(listingPrice(listing, settings))
  // A life annuity has no price to calculate with: its duty follows the age of who sells.
  if (!isOffered || !region || priceCents === null || facts.hasViager === true) return null
  const kind = lawKindOf(listing.kind)
  // Which taxes hold is not known of what is no known kind of home.
  if (kind === null) return null
  return {
    priceCents,
    region,
    sale: saleOf(listing),
    isToLiveIn: kind !== 'garage' && kind !== 'business',
    cadastralIncome: region === 'luxembourg' ? null : (facts.cadastralIncome ?? null),
    file: fileFigures(facts),
    energy: energyOfHome(listing),
  }
}

function energyOfHome(listing: ListingPageData): CostHome['energy'] {
  const { facts, energyKwh, livingSquareMetres } = listing
  const kind = lawKindOf(listing.kind)
  // Nothing to heat.
  if (kind === 'plot' || kind === 'garage') return null
  const kwhPerYear = facts.energyTotal ?? null
  const energy = yearlyEnergy({ kwhPerYear, kwhPerSquareMetre: energyKwh, livingSquareMetres })
  return energy && { ...energy, label: energyOf(listing)?.text ?? null }
}

function saleOf(listing: ListingPageData): CostSale {
  const kind = lawKindOf(listing.kind)
  if (kind === 'plot' || kind === 'garage') return { kind }
  if (!isSoldUnderVat(listing)) return { kind: 'existing' }
  // No platform says what the land of a new home is worth.
  return { kind: 'new', landCents: null }
}

/** What the agency filled in goes before what the year of building suggests. */
function isSoldUnderVat({ facts, projectId, constructionYear, createdAt }: ListingPageData): boolean {
  if (facts.vatValue) return true
  if (facts.registrationRights) return false
  return isNewBuild({ projectId, constructionYear, createdAt: new Date(createdAt) })
}
