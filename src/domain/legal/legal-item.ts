import type { NoCertificate } from '../listing/energy/energy-state'
import type { ListingPrice } from '../listing/price/price'
import type { PlanningCode } from './planning-code'

export const legalGroups = ['energy', 'rent', 'planning', 'flood', 'certificates', 'agent'] as const
export type LegalGroup = (typeof legalGroups)[number]

/** The rows an advertisement may have to show, by the group they stand in. */
export const legalItemGroups = {
  energyCertificate: 'energy',
  energyClass: 'energy',
  energyValue: 'energy',
  energyTotal: 'energy',
  co2Emission: 'energy',
  insulationClass: 'energy',
  energyCode: 'energy',
  eLevel: 'energy',
  rent: 'rent',
  charges: 'rent',
  deposit: 'rent',
  agencyFeeHalf: 'rent',
  permit: 'planning',
  destination: 'planning',
  measures: 'planning',
  preemption: 'planning',
  allotment: 'planning',
  latestUse: 'planning',
  planningInformation: 'planning',
  heritage: 'planning',
  pScore: 'flood',
  gScore: 'flood',
  floodZone: 'flood',
  riparianZone: 'flood',
  riskArea: 'flood',
  asbestos: 'certificates',
  asbestosDate: 'certificates',
  agent: 'agent',
  supervisor: 'agent',
  businessPermit: 'agent',
} as const satisfies Record<string, LegalGroup>

export type LegalItemName = keyof typeof legalItemGroups
export type FloodScore = 'A' | 'B' | 'C' | 'D'

export type LegalValue =
  | { kind: 'words'; words: string }
  | { kind: 'energy-state'; state: NoCertificate }
  /** `step` is the finer class of Brussels, where it differs from the letter. */
  | { kind: 'energy-class'; letter: string; step: string | null }
  | { kind: 'figure'; figure: number; unit: 'kwh_m2_year' | 'kwh_year' | 'kg_co2_m2_year' | null }
  | { kind: 'price'; price: ListingPrice }
  | { kind: 'euro'; cents: number; isMonthly: boolean }
  | { kind: 'deposit'; cents: number | null; maximumMonths: number | null }
  | { kind: 'day'; day: string }
  | { kind: 'planning'; codes: PlanningCode[]; isMeasureImposed?: boolean }
  | { kind: 'zone'; words: string }
  | { kind: 'flood-score'; score: FloodScore }
  | { kind: 'protected'; words: string }
  | { kind: 'planning-information'; words: string | null }
  | { kind: 'not-required' }
  /** Filled in by whoever knows the agency. */
  | { kind: 'identity' }

export interface LegalItem {
  name: LegalItemName
  value: LegalValue
}

/** What nobody filled in is no row: that the law wants it is the agency's business, see publication-check.ts. */
export function legalItem(name: LegalItemName, value: LegalValue | null): LegalItem[] {
  return value ? [{ name, value }] : []
}

export function wordsValue(words: string | undefined): LegalValue | null {
  const plain = words?.trim()
  return plain ? { kind: 'words', words: plain } : null
}
