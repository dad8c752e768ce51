import type { Region } from '../../place/region'
import { energyStatusOf } from './energy-status'
import type { Facts } from '../facts/fact-catalogue'
import type { Energy } from '../listing'

/**
 * What can be said of the energy certificate. `not-yet`: a new home in Flanders, which has its E-level instead.
 * `unknown`: nothing, so nothing is said; what the law misses is for the publication check.
 */
export type EnergyState = 'certified' | 'requested' | 'not-applicable' | 'not-yet' | 'unknown'

/** Why there is no certificate, where the law lets an advertisement say so. */
export type NoCertificate = Exclude<EnergyState, 'certified' | 'unknown'>

export interface CertifiedHome {
  projectId: number | null
  energy: Energy
  facts: Facts
}

export function energyState(home: CertifiedHome, region: Region): EnergyState {
  const { energy, facts, projectId } = home
  const status = energyStatusOf(facts.energyStatus)
  const isFlemish = region === 'flanders'
  if (energy.kwhPerSquareMetre !== null || isLabel(energy.labelText) || facts.energyReference)
    return 'certified'
  const hasLevel = Boolean(facts.eLevel)
  if (status === 'not-applicable')
    return isFlemish && (hasLevel || projectId !== null) ? 'not-yet' : 'not-applicable'
  if (isFlemish && hasLevel) return 'not-yet'
  // Elsewhere the law forbids the words, or counts them as no mention at all.
  return isFlemish && status === 'requested' ? 'requested' : 'unknown'
}

function isLabel(text: string | null): boolean {
  return /(^|[\s:])[a-i]\s*(\+\s*\+|[+\-−–])?\s*$/iu.test(text ?? '')
}
