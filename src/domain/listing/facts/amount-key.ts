import { type CostCaseId, costCaseIds } from '../../cost/cost-cases'
import { costLineKeys } from '../../cost/cost-line'
import { factCatalogue, type FactName } from './fact-catalogue'
import { labelCatalogue, type LabelName } from './label-catalogue'

/** Amounts of a home that are columns of `Listing`. The price of an annuity has two sums: `bouquet` is the first alone. */
export const ownAmounts = [
  'price',
  'bouquet',
  'bedrooms',
  'bathrooms',
  'garages',
  'parkings',
  'constructionYear',
  'livingSquareMetres',
  'plotSquareMetres',
  'energyKwh',
] as const

/** Calculated from those of the home, whatever the way of buying. */
const calculatedAmounts = [
  'price-with-vat',
  'price-per-square-metre',
  'loan',
  'loan-payment',
  'yearly-energy',
] as const

/** Calculated for one way of buying. */
const costAmounts = [...costLineKeys, 'ready', 'purchase-costs', 'yearly'] as const

export type CostAmountKey = `${(typeof costAmounts)[number]}/${CostCaseId}`

/** What the home cost before, by the day from which it did. */
type FormerPriceKey = `price/${string}`

/**
 * What an amount on a page, on paper or in a mail is the amount of: it stands in the attribute `data-fact`. One key has
 * one amount, wherever it is shown.
 */
export type AmountKey =
  | (typeof ownAmounts)[number]
  | (typeof calculatedAmounts)[number]
  | FactName
  | LabelName
  | CostAmountKey
  | FormerPriceKey

const alone = new Set<string>([
  ...ownAmounts,
  ...calculatedAmounts,
  ...Object.keys(factCatalogue),
  ...Object.keys(labelCatalogue),
])
const ofCases = new Set<string>(costAmounts.flatMap((amount) => costCaseIds.map((id) => `${amount}/${id}`)))

export function isAmountKey(key: string): key is AmountKey {
  return alone.has(key) || ofCases.has(key) || /^price\/(?:first|\d{4}-\d\d-\d\d)$/.test(key)
}
