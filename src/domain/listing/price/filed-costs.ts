import type { FileFigures } from '../../cost/file-figures'
import type { Facts } from '../facts/fact-catalogue'

/** The amounts of costs that the agency sends, in cents. */
export function fileFigures(facts: Facts): FileFigures {
  return {
    registrationCents: cents(facts.registrationRights),
    notaryFeeCents: cents(facts.notaryFee),
    variousCents: cents(facts.variousCosts),
    propertyTaxCents: cents(facts.realEstateTax),
    monthlyChargesCents: cents(facts.chargesOwner),
  }
}

function cents(euro: number | undefined): number | null {
  return euro ? Math.round(euro * 100) : null
}
