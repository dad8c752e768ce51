import { type EnergyLabel, energyLabel } from '@/domain/listing/energy/energy-label'

import type { ListingPageData } from '../page/find-listing'

/** Luxembourg's second letter; nowhere else is there one. */
export function insulationLabel({ country, zip, region, facts }: ListingPageData): EnergyLabel | null {
  if (country !== 'LU') return null
  const labelText = facts.insulationLabel ?? null
  return energyLabel({ country, zip, region, labelText, kwhPerSquareMetre: null })
}
