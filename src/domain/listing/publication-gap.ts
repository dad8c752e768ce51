import type { Language } from '../language'
import type { CountryCode } from '../place/country'
import type { Facts } from './facts/fact-catalogue'
import type { Labels } from './facts/label-catalogue'
import type { Deal, Energy, ListingStatus } from './listing'
import type { HomeKind } from './home-kind'

export const gapSeverities = ['must', 'should'] as const
/** `must`: the law asks it of the advertisement. `should`: good practice, or the law asks it a step later. */
export type GapSeverity = (typeof gapSeverities)[number]

/** What an advertisement can lack; the agency chooses which of them hide a home. */
export const missingFields = [
  'kind',
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
  'floodZone',
  'riparianZone',
  'riskArea',
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
  'chargesKind',
  'meters',
  'agencyFee',
  'price',
  'photo',
  'text',
  'excludingNl',
  'excludingFr',
  'excludingEn',
  'excludingDe',
  'postcode',
] as const

/** With amounts of the agency's file that are not those of the law: shown to the agency, and no reason to hide a home. */
export const gapFields = [...missingFields, 'registrationDiffers', 'notaryFeeDiffers'] as const
export type GapField = (typeof gapFields)[number]

export function isMissingField(field: GapField): boolean {
  return missingFields.some((missing) => missing === field)
}

export interface PublicationGap {
  field: GapField
  severity: GapSeverity
}

export interface CheckedListing {
  kind: HomeKind
  deal: Deal
  status: ListingStatus
  country: CountryCode
  zip: string
  /** Street and number stand in the advertisement. */
  isAddressShown: boolean
  price: { cents: number | null; isPublished: boolean }
  constructionYear: number | null
  energy: Energy
  facts: Facts
  /** Worded facts and the description in the site's main language. */
  labels: Labels
  description: string
  /** Title and description, as the platform sends them, with what editors add to them. */
  texts: Partial<Record<Language, string>>
  pictures: number
}

export function gap(field: GapField, severity: GapSeverity, isMissing: boolean): PublicationGap[] {
  return isMissing ? [{ field, severity }] : []
}
