import type { Region } from '../../place/region'
import { energyLabel } from './energy-label'
import { energyStatusOf } from './energy-status'
import { isBuilding } from '../home-kind'
import { type CheckedListing, gap, type GapSeverity, type PublicationGap } from '../publication-gap'

type EnergyField =
  | 'energyClass'
  | 'energyValue'
  | 'energyTotal'
  | 'energyCode'
  | 'insulationClass'
  | 'co2Emission'
  | 'energyEndDate'

/** What each region wants of the certificate in an advertisement. */
const wanted: Record<Region, Partial<Record<EnergyField, GapSeverity>>> = {
  flanders: { energyClass: 'must', energyValue: 'must', energyCode: 'must', energyEndDate: 'should' },
  brussels: {
    energyClass: 'must',
    energyValue: 'should',
    energyCode: 'should',
    co2Emission: 'should',
    energyEndDate: 'should',
  },
  wallonia: {
    energyClass: 'must',
    energyValue: 'must',
    energyTotal: 'must',
    energyCode: 'must',
    energyEndDate: 'should',
  },
  luxembourg: { energyClass: 'must', insulationClass: 'must', energyEndDate: 'should' },
}

export function energyGaps(
  home: CheckedListing,
  { region, today }: { region: Region; today: string },
): PublicationGap[] {
  if (!isBuilding(home.kind)) return []
  const { facts, energy } = home
  const given = givenOf(home, region)
  if (!given.energyClass && energyStatusOf(facts.energyStatus) === 'not-applicable') {
    // A new home has its E-level instead of a certificate; for another one somebody should know the reason.
    return gap('energyExemption', 'should', !facts.eLevel)
  }
  // "Applied for" does not stand in for a certificate: one line says more than five.
  if (!given.energyClass && energy.kwhPerSquareMetre === null && !facts.energyReference)
    return [{ field: 'energyCertificate', severity: 'must' }]
  const { energyEndDate } = facts
  return [
    ...gap('energyExpired', 'must', energyEndDate !== undefined && energyEndDate < today),
    ...Object.entries(wanted[region]).flatMap(([name, severity]) => {
      const field = name as EnergyField
      return gap(field, severity, !given[field])
    }),
  ]
}

function givenOf(home: CheckedListing, region: Region): Record<EnergyField, boolean> {
  const { facts, energy, country, zip } = home
  const insulation = { kwhPerSquareMetre: null, labelText: facts.insulationLabel ?? null }
  return {
    energyClass: energyLabel({ ...energy, country, zip }) !== null,
    energyValue: energy.kwhPerSquareMetre !== null,
    energyTotal: Boolean(facts.energyTotal),
    // Flanders lets the full address stand in for the code.
    energyCode: Boolean(facts.energyReference) || (region === 'flanders' && home.isAddressShown),
    insulationClass: energyLabel({ ...insulation, country, zip }) !== null,
    co2Emission: Boolean(facts.co2Emission),
    energyEndDate: Boolean(facts.energyEndDate),
  }
}
