import { energyLabel } from '../listing/energy/energy-label'
import type { Deal } from '../listing/listing'
import { isDwelling } from '../listing/home-kind'
import { regionOfPlace } from '../place/region'
import type { AdvertisedHome } from './advertised-home'
import { factOn, type LegalFact } from './legal-fact'

/**
 * In how many years whoever buys this home must renovate it; `null` where no such duty holds. Only Flanders has it,
 * at a sale, for labels E and F; without a dated term there is no duty to speak of.
 */
export function renovationYears(
  home: Pick<AdvertisedHome, 'kind' | 'country' | 'zip' | 'region' | 'energy'>,
  { deal, legalFacts, today }: { deal: Deal; legalFacts: readonly LegalFact[]; today: Date },
): number | null {
  if (deal !== 'sale' || !isDwelling(home.kind) || regionOfPlace(home) !== 'flanders') return null
  const label = energyLabel({ ...home, ...home.energy })
  if (label?.key !== 'e' && label?.key !== 'f') return null
  return factOn(legalFacts, { region: 'flanders', key: 'renovation-term', date: today })?.value ?? null
}
