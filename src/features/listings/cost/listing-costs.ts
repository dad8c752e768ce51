import { type CostCase, costCases } from '@/domain/cost/cost-cases'
import { type CostPassport, costPassport } from '@/domain/cost/cost-passport'
import { type LoanExample, loanExample } from '@/domain/cost/loan-example'
import type { LegalFact } from '@/domain/legal/legal-fact'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { type CostHome, costHomeOf } from './cost-home'

export interface CasedCosts {
  chosen: CostCase
  passport: CostPassport
}

export interface ListingCosts {
  home: CostHome
  /** Every way of buying, the usual one first. */
  cases: CasedCosts[]
  loan: LoanExample | null
}

export interface CostsNeeds {
  settings: ListingSettings
  legalFacts: readonly LegalFact[]
  /** The page's own day: the sum is for a deed signed on it. */
  date: Date
}

/** What a home for sale costs; `null` where its price is not shown, or a rate that nobody reviewed would decide. */
export function listingCosts(listing: ListingPageData, needs: CostsNeeds): ListingCosts | null {
  const { settings, legalFacts, date } = needs
  const home = costHomeOf(listing, { settings })
  if (!home) return null
  const cases = costCases(home).flatMap((chosen) => {
    const passport = costPassport({ ...home, ...chosen, date }, legalFacts)
    return passport ? [{ chosen, passport }] : []
  })
  return cases.length > 0 ? { home, cases, loan: loanOf(home, cases, needs) } : null
}

/** Banks lend for a home in this way; not for a plot or a garage alone. */
function loanOf(home: CostHome, [usual]: CasedCosts[], { legalFacts, date }: CostsNeeds): LoanExample | null {
  const { priceCents, region, sale, isToLiveIn } = home
  if (!isToLiveIn || sale.kind === 'plot') return null
  const vat = usual?.passport.oneOff.find(({ key }) => key === 'vat')
  if (vat?.amountCents === null) return null
  return loanExample({ priceCents: priceCents + (vat?.amountCents ?? 0), region, date }, legalFacts)
}

/** Rows of the home's details that the costs show instead, so that no amount is shown twice. */
export const rowsAmongCosts: readonly string[] = [
  'registrationRights',
  'vatValue',
  'notaryFee',
  'notaryFeeWithVat',
  'variousCosts',
  'totalCost',
  'chargesOwner',
  'cadastralIncome',
  'realEstateTax',
]
