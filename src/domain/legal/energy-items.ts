import { plainLetter } from '../listing/energy/energy-everywhere'
import { type EnergyLabel, energyLabel } from '../listing/energy/energy-label'
import { energyState } from '../listing/energy/energy-state'
import type { Region } from '../place/region'
import type { AdvertisedHome } from './advertised-home'
import { legalItem, type LegalItem, type LegalValue, wordsValue } from './legal-item'

/** What each region wants of the certificate in an advertisement, in its order. */
export function energyItems(home: AdvertisedHome, region: Region): LegalItem[] {
  const state = energyState(home, region)
  if (state !== 'certified' && state !== 'unknown') {
    return [
      ...legalItem('energyCertificate', { kind: 'energy-state', state }),
      ...legalItem('eLevel', figure(home.facts.eLevel, null)),
    ]
  }
  return certificateItems[region](home)
}

const certificateItems: Record<Region, (home: AdvertisedHome) => LegalItem[]> = {
  flanders: (home) => [
    ...legalItem('energyClass', classOf(home)),
    ...legalItem('energyValue', figure(home.energy.kwhPerSquareMetre, 'kwh_m2_year')),
    ...legalItem('energyCode', codeOf(home)),
  ],
  brussels: (home) => [
    ...legalItem('energyClass', classOf(home)),
    ...legalItem('co2Emission', figure(home.facts.co2Emission, 'kg_co2_m2_year')),
  ],
  wallonia: (home) => [
    ...legalItem('energyClass', classOf(home)),
    ...legalItem('energyCode', codeOf(home)),
    ...legalItem('energyTotal', figure(home.facts.energyTotal, 'kwh_year')),
    ...legalItem('energyValue', figure(home.energy.kwhPerSquareMetre, 'kwh_m2_year')),
  ],
  luxembourg: (home) => [
    ...legalItem('energyClass', classOf(home)),
    ...legalItem('insulationClass', insulationOf(home)),
  ],
}

function classOf({ energy, ...home }: AdvertisedHome): LegalValue | null {
  return classValue(energyLabel({ ...home, ...energy }))
}

function insulationOf({ facts, ...home }: AdvertisedHome): LegalValue | null {
  const labelText = facts.insulationLabel ?? null
  return classValue(energyLabel({ labelText, kwhPerSquareMetre: null, ...home }))
}

function classValue(label: EnergyLabel | null): LegalValue | null {
  if (!label) return null
  const letter = plainLetter(label.region, label.key)
  return { kind: 'energy-class', letter, step: label.text === letter ? null : label.text }
}

function codeOf({ facts }: AdvertisedHome): LegalValue | null {
  return wordsValue(facts.energyReference)
}

type FigureUnit = Extract<LegalValue, { kind: 'figure' }>['unit']

function figure(value: number | null | undefined, unit: FigureUnit): LegalValue | null {
  return value === null || value === undefined ? null : { kind: 'figure', figure: value, unit }
}
