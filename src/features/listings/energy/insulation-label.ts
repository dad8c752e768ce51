import { type EnergyLabel, energyLabel } from '@/domain/listing/energy-label'

import type { ListingPageData } from '../find-listing'

/** Luxembourg's second letter; nowhere else is there one. */
export function insulationLabel({ country, zip, facts }: ListingPageData): EnergyLabel | null {
  if (country !== 'LU') return null
  const labelText = String(facts.insulationLabel ?? '')
  return energyLabel({ country, zip, labelText, kwhPerSquareMetre: null })
}
