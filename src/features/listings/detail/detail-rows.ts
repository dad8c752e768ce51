import { type AmountKey, ownAmounts } from '@/domain/listing/facts/amount-key'
import { factCatalogue } from '@/domain/listing/facts/fact-catalogue'
import type { ShownFact } from '@/domain/listing/facts/fact-entry'
import { labelCatalogue } from '@/domain/listing/facts/label-catalogue'
import { isPriceShown } from '@/domain/listing/price/price'
import { type Region, regionOfPlace } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { FactRow } from '@/ui/page/fact-list'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import type { DetailField, DetailGroupId } from './detail-field'
import type { DetailReading, DetailValue } from './detail-reading'
import { detailFields } from './detail-fields'
import { amountFormats, formatted } from './detail-formats'

export interface DetailRow extends FactRow {
  id: string
}

export interface DetailNeeds {
  locale: Locale
  settings: ListingSettings
}

/** The rows of one group; a row stands there only when there is a value. */
export function detailRows(
  group: DetailGroupId,
  listing: ListingPageData,
  { locale, settings }: DetailNeeds,
): DetailRow[] {
  const reading = readingOf(listing, { locale, settings })
  return detailFields.filter((field) => field.group === group).flatMap((field) => rowOf(field, reading))
}

/** One field as the home's page words it; `null` where the page is silent about it. */
export function detailText(field: DetailField, listing: ListingPageData, needs: DetailNeeds): string | null {
  return rowOf(field, readingOf(listing, needs))[0]?.value ?? null
}

function readingOf(listing: ListingPageData, { locale, settings }: DetailNeeds): DetailReading {
  return { listing, region: regionOfPlace(listing), settings, locale, t: translator(locale) }
}

function rowOf(field: DetailField, reading: DetailReading): DetailRow[] {
  if (!isShown(field, reading)) return []
  const value = valueOf(field, reading)
  if (value === null || value === undefined) return []
  const text = formatted(field, value, reading)
  if (!text || text.length === 0) return []
  const { t } = reading
  const label = t(typeof field.label === 'function' ? field.label(reading) : field.label)
  const fact = amountOf(field)
  const row = {
    id: field.id,
    label,
    ...(fact && { fact }),
    ...(Array.isArray(text) ? listOf(text) : { value: text }),
  }
  if (!field.explanation) return [row]
  const name = t('common.explanation_of', { term: label })
  return [{ ...row, explanation: { name, text: t(`explain.${field.explanation}`) } }]
}

/** What the amount of a field is the amount of; `undefined` for what is no amount. */
export function amountOf({ source, format, amount }: DetailField): AmountKey | undefined {
  if (!amountFormats.has(format)) return undefined
  if ('fact' in source) return source.fact
  if ('label' in source) return source.label
  if ('rule' in source) return amount
  return ownAmounts.find((own) => own === source.column)
}

function listOf(lines: string[]): Pick<FactRow, 'value' | 'lines'> {
  return { value: lines.join(', '), lines }
}

function isShown(field: DetailField, { listing, region, settings }: DetailReading): boolean {
  const regions = regionsOf(field)
  if (regions && !(region && regions.includes(region))) return false
  if (field.deal && field.deal !== listing.deal) return false
  if (field.group === 'annuity' && listing.facts.hasViager !== true) return false
  return !field.isPrice || isPriceShown(listing, settings)
}

function regionsOf({ source, regions }: DetailField): readonly Region[] | undefined {
  if (regions) return regions
  const entry: ShownFact | null =
    'fact' in source ? factCatalogue[source.fact] : 'label' in source ? labelCatalogue[source.label] : null
  return entry?.regions
}

function valueOf({ source }: DetailField, reading: DetailReading): DetailValue | null | undefined {
  const { listing } = reading
  if ('fact' in source) return listing.facts[source.fact]
  if ('label' in source) return listing.labels[source.label]
  if ('rule' in source) return source.rule(reading)
  const value = listing[source.column]
  return typeof value === 'object' ? null : value
}
