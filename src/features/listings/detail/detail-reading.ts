import type { Region } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import type { Translate } from '@/i18n/messages'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'

export type MessageKey = Parameters<Translate>[0]

/** What a field's value, label and format may depend on. */
export interface DetailReading {
  listing: ListingPageData
  region: Region | null
  settings: ListingSettings
  locale: Locale
  t: Translate
}

/** What a format words. */
export type DetailValue = string | number | boolean

/** Words of a choice, by the value they stand for; a value without words is not shown. */
export type ChoiceWords = Readonly<Record<string, MessageKey>>
