import type { FactName, Facts } from '../facts/fact-catalogue'
import { readFacts } from '../facts/read-facts'

/** Facts from which the price could be worked out. The view listing.public_listing_detail names the same. */
export const priceFacts: readonly FactName[] = [
  'startPrice',
  'totalCost',
  'depositAmount',
  'agencyCost',
  'registrationRights',
  'notaryFee',
  'notaryFeeWithVat',
  'vatValue',
  'constructionCost',
  'viagerPension',
]

export function withoutPriceFacts(facts: Facts): Facts {
  const hidden = new Set<string>(priceFacts)
  return readFacts(Object.fromEntries(Object.entries(facts).filter(([name]) => !hidden.has(name))))
}
