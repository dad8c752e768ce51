import type { AmountKey } from '@/domain/listing/facts/amount-key'
import type { FactName } from '@/domain/listing/facts/fact-catalogue'
import type { LabelName } from '@/domain/listing/facts/label-catalogue'
import type { Deal } from '@/domain/listing/listing'
import type { Region } from '@/domain/place/region'
import type { Messages } from '@/i18n/messages'

import type { ListingPageData } from '../page/find-listing'
import type { DetailFormat } from './detail-formats'
import type { ChoiceWords, DetailReading, DetailValue, MessageKey } from './detail-reading'

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

export type ExplanationKey = keyof Messages['explain']

/** Where the value stands: a column of the listing, one of its facts, a text in the reader's language, or a rule. */
export type DetailSource =
  | { column: keyof ListingPageData }
  | { fact: FactName }
  | { label: LabelName }
  | { rule: (reading: DetailReading) => DetailValue | null | undefined }

export interface DetailField {
  id: string
  group: DetailGroupId
  label: MessageKey | ((reading: DetailReading) => MessageKey)
  source: DetailSource
  format: DetailFormat
  /** What an amount that a rule gives is the amount of; a fact or a column says it itself. */
  amount?: AmountKey
  words?: ChoiceWords
  /** Of a rule that reads several facts; for one fact the catalogue says it. */
  regions?: readonly Region[]
  deal?: Deal
  /** The price could be worked out from it, so it goes where the price goes. */
  isPrice?: boolean
  explanation?: ExplanationKey
}
