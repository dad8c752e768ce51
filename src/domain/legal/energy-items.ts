import { plainLetter } from '../listing/energy-everywhere'
import { type EnergyLabel, energyLabel } from '../listing/energy-label'
import { energyState } from '../listing/energy-state'
import type { Fact } from '../listing/listing'
import type { Region } from '../place/region'
import type { AdvertisedHome } from './advertised-home'
import { legalItem, type LegalItem, type LegalValue } from './legal-item'

/** What each region wants of the certificate in an advertisement, in its order. */
export function energyItems(home: AdvertisedHome, region: Region): LegalItem[] {
  const state = energyState(home, region)
  if (state === 'none') return []
  if (state === 'not-yet' || state === 'not-applicable' || state === 'requested') {
    return [
      ...legalItem('energyCertificate', { kind: 'energy-state', state }),
      ...legalItem('eLevel', figure(home.facts.eLevel, null), state === 'not-yet' ? 'must' : 'when-known'),
    ]
  }
  return certificateItems[region](home)
}

const certificateItems: Record<Region, (home: AdvertisedHome) => LegalItem[]> = {
  flanders: (home) => [
    ...legalItem('energyClass', classOf(home)),
    ...legalItem('energyValue', figure(home.energy.kwhPerSquareMetre, 'kwh_m2_year')),
    // The full address may stand in for the code.
    ...legalItem('energyCode', codeOf(home), home.isAddressShown ? 'when-known' : 'must'),
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

function classOf({ energy, country, zip }: AdvertisedHome): LegalValue | null {
  return classValue(energyLabel({ ...energy, country, zip }))
}

function insulationOf({ facts, country, zip }: AdvertisedHome): LegalValue | null {
  const labelText = String(facts.insulationLabel ?? '')
  return classValue(energyLabel({ labelText, kwhPerSquareMetre: null, country, zip }))
}

function classValue(label: EnergyLabel | null): LegalValue | null {
  if (!label) return null
  const letter = plainLetter(label.region, label.key)
  return { kind: 'energy-class', letter, step: label.text === letter ? null : label.text }
}

function codeOf({ facts }: AdvertisedHome): LegalValue | null {
  const code = String(facts.energyReference ?? '').trim()
  return code === '' ? null : { kind: 'words', words: code }
}

type FigureUnit = Extract<LegalValue, { kind: 'figure' }>['unit']

function figure(value: Fact | null | undefined, unit: FigureUnit): LegalValue | null {
  return typeof value === 'number' && Number.isFinite(value) ? { kind: 'figure', figure: value, unit } : null
}
