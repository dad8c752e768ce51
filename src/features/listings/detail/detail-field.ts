import type { Deal, Fact } from '@/domain/listing/listing'
import type { Region } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import type { Messages, Translate } from '@/i18n/messages'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import type { DetailFormat } from './detail-formats'

export const detailGroupIds = [
  'general',
  'financial',
  'annuity',
  'interior',
  'exterior',
  'technical',
  'energy',
  'planning',
  'certificates',
  'surroundings',
] as const
export type DetailGroupId = (typeof detailGroupIds)[number]

export type MessageKey = Parameters<Translate>[0]
export type ExplanationKey = keyof Messages['explain']

/** What a field's value, label and format may depend on. */
export interface DetailReading {
  listing: ListingPageData
  region: Region | null
  settings: ListingSettings
  locale: Locale
  t: Translate
}

/** Where the value stands: a column of the listing, one of its facts, a text in the reader's language, or a rule. */
export type DetailSource =
  | { column: keyof ListingPageData }
  | { fact: string }
  | { label: string }
  | { rule: (reading: DetailReading) => Fact | null | undefined }

export interface DetailField {
  id: string
  group: DetailGroupId
  label: MessageKey | ((reading: DetailReading) => MessageKey)
  source: DetailSource
  format: DetailFormat
  /** Words of a `choice`, by the value they stand for; a value without words is not shown. */
  words?: Readonly<Record<string, MessageKey>>
  /** Shown nowhere else: the term or the number is of these regions. */
  regions?: readonly Region[]
  deal?: Deal
  /** The price could be worked out from it, so it goes where the price goes. */
  isPrice?: boolean
  explanation?: ExplanationKey
}

export const belgium: readonly Region[] = ['flanders', 'brussels', 'wallonia']
export const flanders: readonly Region[] = ['flanders']
export const luxembourg: readonly Region[] = ['luxembourg']
