import type { CountryCode } from '../place/country'
import type { Deal, Energy, Fact, ListingStatus } from './listing'

export const gapSeverities = ['must', 'should'] as const
/** `must`: the law asks it of the advertisement. `should`: good practice, or the law asks it a step later. */
export type GapSeverity = (typeof gapSeverities)[number]

export const gapFields = [
  'energyCertificate',
  'energyExpired',
  'energyClass',
  'energyValue',
  'energyTotal',
  'energyCode',
  'energyEndDate',
  'energyExemption',
  'insulationClass',
  'co2Emission',
  'pScore',
  'gScore',
  'permit',
  'destination',
  'summons',
  'preemption',
  'allotment',
  'latestUse',
  'asbestos',
  'constructionYear',
  'rent',
  'rentOnDemand',
  'charges',
  'price',
  'photo',
  'text',
  'postcode',
] as const
export type GapField = (typeof gapFields)[number]

export interface PublicationGap {
  field: GapField
  severity: GapSeverity
}

export type PropertyKind = 'house' | 'flat' | 'business' | 'garage' | 'plot'

export interface CheckedListing {
  kind: PropertyKind
  deal: Deal
  status: ListingStatus
  country: CountryCode
  zip: string
  /** Street and number stand in the advertisement. */
  isAddressShown: boolean
  price: { cents: number | null; isPublished: boolean }
  constructionYear: number | null
  energy: Energy
  facts: Record<string, Fact>
  /** Worded facts and the description in the site's main language. */
  labels: Record<string, string>
  description: string
  pictures: number
}

export function gap(field: GapField, severity: GapSeverity, isMissing: boolean): PublicationGap[] {
  return isMissing ? [{ field, severity }] : []
}
