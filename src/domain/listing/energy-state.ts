import type { Region } from '../place/region'
import { energyStatusOf } from './energy-status'
import type { Energy, Fact } from './listing'
import type { PropertyKind } from './publication-gap'

/**
 * What can be said of the energy certificate. `not-yet`: a new home in Flanders, which has its E-level instead.
 * `none`: a plot or a garage, of which nothing need be said.
 */
export type EnergyState =
  'certified' | 'requested' | 'not-applicable' | 'not-yet' | 'not-communicated' | 'none'

export interface CertifiedHome {
  kind: PropertyKind
  projectId: number | null
  energy: Energy
  facts: Record<string, Fact>
}

export function energyState(home: CertifiedHome, region: Region): EnergyState {
  const { energy, facts, kind, projectId } = home
  const status = energyStatusOf(facts.energyStatus)
  const isFlemish = region === 'flanders'
  if (energy.kwhPerSquareMetre !== null || isLabel(energy.labelText) || facts.energyReference)
    return 'certified'
  const hasLevel = Boolean(facts.eLevel)
  if (status === 'not-applicable')
    return isFlemish && (hasLevel || projectId !== null) ? 'not-yet' : 'not-applicable'
  if (kind === 'plot' || kind === 'garage') return 'none'
  if (isFlemish && hasLevel) return 'not-yet'
  // Elsewhere the law forbids the words, or counts them as no mention at all.
  return isFlemish && status === 'requested' ? 'requested' : 'not-communicated'
}

function isLabel(text: string | null): boolean {
  return /(^|[\s:])[a-i]\s*(\+\s*\+|[+\-−–])?\s*$/iu.test(text ?? '')
}
