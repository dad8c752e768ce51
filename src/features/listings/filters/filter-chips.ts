import { euroText } from '@/domain/euro'
import type { SearchCriteria } from '@/domain/search/criteria'
import { flagFields } from '@/domain/search/criteria-fields'
import { timeZone } from '@/domain/time-zone'
import { dateText } from '@/i18n/formats'
import { intlLocale } from '@/domain/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { CategoryName } from '../list/list-categories'
import { flagWord } from './flag-words'
import { type FilterChip, placeChips } from './place-chips'

/** What is set beyond the deal, in the visitor's words. */
export function filterChips(
  criteria: SearchCriteria,
  categories: CategoryName[],
  locale: Locale,
): FilterChip[] {
  const { typeIds, energyLabels } = criteria
  const t = translator(locale)
  return [
    ...placeChips(criteria, locale),
    ...typeIds.map((typeId) => ({
      text: categories.find(({ id }) => id === typeId)?.name ?? String(typeId),
      without: { ...criteria, typeIds: typeIds.filter((other) => other !== typeId) },
    })),
    ...valueChips(criteria, locale),
    ...energyLabels.map((label) => ({
      text: t('fact.energy_label', { label }),
      without: { ...criteria, energyLabels: energyLabels.filter((other) => other !== label) },
    })),
    ...flagFields
      .filter((field) => criteria[field])
      .map((field) => ({ text: flagWord(t, field), without: { ...criteria, [field]: undefined } })),
  ]
}

function valueChips(criteria: SearchCriteria, locale: Locale): FilterChip[] {
  const t = translator(locale)
  const { reference, text, priceMinEuro, priceMaxEuro, bedroomsMin, bedroomsMax, garagesMin, parkingsMin } =
    criteria
  const { livingMin, livingMax, plotMin, plotMax, availableFrom } = criteria
  const texts = {
    reference: reference && t('listing.reference', { reference }),
    text: text && t('filter.text_chip', { text }),
    priceMinEuro: priceMinEuro && t('list.price_from', { amount: euro(priceMinEuro, locale) }),
    priceMaxEuro: priceMaxEuro && t('list.price_to', { amount: euro(priceMaxEuro, locale) }),
    bedroomsMin: bedroomsMin && t('list.bedrooms_from', { count: bedroomsMin }),
    bedroomsMax: bedroomsMax && t('list.bedrooms_to', { count: bedroomsMax }),
    livingMin: livingMin && t('filter.living_from', { area: livingMin }),
    livingMax: livingMax && t('filter.living_to', { area: livingMax }),
    plotMin: plotMin && t('filter.plot_from', { area: plotMin }),
    plotMax: plotMax && t('filter.plot_to', { area: plotMax }),
    garagesMin: garagesMin && t('fact.garages', { count: garagesMin }),
    parkingsMin: parkingsMin && t('fact.parkings', { count: parkingsMin }),
    availableFrom: availableFrom && t('filter.available_from_chip', { date: day(availableFrom, locale) }),
  } satisfies Partial<Record<keyof SearchCriteria, string | number | undefined>>
  return Object.entries(texts).flatMap(([field, shown]) =>
    shown ? [{ text: String(shown), without: { ...criteria, [field]: undefined } }] : [],
  )
}

function day(date: string, locale: Locale): string {
  return dateText(new Date(`${date}T12:00:00Z`), intlLocale[locale], { dateStyle: 'long', timeZone })
}

function euro(amount: number, locale: Locale): string {
  return euroText(amount * 100, locale) ?? ''
}
