import { energyLabel } from '../listing/energy-label'
import type { Deal } from '../listing/listing'
import { regionOf } from '../place/region'
import { type AdvertisedHome, isDwelling } from './advertised-home'
import { factOn, type LegalFact } from './legal-fact'

/**
 * In how many years whoever buys this home must renovate it; `null` where no such duty holds. Only Flanders has it,
 * at a sale, for labels E and F; without a dated term there is no duty to speak of.
 */
export function renovationYears(
  home: Pick<AdvertisedHome, 'kind' | 'country' | 'zip' | 'energy'>,
  { deal, legalFacts, today }: { deal: Deal; legalFacts: readonly LegalFact[]; today: Date },
): number | null {
  const { country, zip, energy } = home
  if (deal !== 'sale' || !isDwelling(home) || regionOf(country, zip) !== 'flanders') return null
  const label = energyLabel({ ...energy, country, zip })
  if (label?.key !== 'e' && label?.key !== 'f') return null
  return factOn(legalFacts, { region: 'flanders', key: 'renovation-term', date: today })?.value ?? null
}
