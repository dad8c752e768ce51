import type { FactName } from './fact-catalogue'
import type { LabelName } from './label-catalogue'

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

/**
 * What an amount on a page, on paper or in a mail is the amount of: it stands in the attribute `data-fact`. One key has
 * one amount, wherever it is told.
 */
export type AmountKey = (typeof ownAmounts)[number] | FactName | LabelName
