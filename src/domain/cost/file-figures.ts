/** Amounts that the agency's own system sends of a home, in cents; `null` where it sends none. */
export interface FileFigures {
  /** Of who buys without any advantage. */
  registrationCents: number | null
  /** Without VAT. */
  notaryFeeCents: number | null
  variousCents: number | null
  propertyTaxCents: number | null
  monthlyChargesCents: number | null
}

const furthest = 3

/** Duty and fee as an agency sends them hold for any buyer: they say nothing of who buys an own and only home. */
export function withoutAnyBuyers(file: FileFigures): FileFigures {
  return { ...file, registrationCents: null, notaryFeeCents: null }
}

/**
 * Whether an amount of the file may stand in the place of our own. One that is several times larger or smaller is a
 * typing error, or the amount of something else.
 */
export function isPlausible(sentCents: number | null, ownCents: number | null): sentCents is number {
  if (sentCents === null || sentCents <= 0) return false
  if (ownCents === null || ownCents <= 0) return true
  return sentCents <= ownCents * furthest && sentCents * furthest >= ownCents
}
