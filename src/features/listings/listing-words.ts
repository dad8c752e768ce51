import type { AmountKey } from '@/domain/listing/facts/amount-key'
import { type EnergyLabel, energyLabel } from '@/domain/listing/energy/energy-label'
import { isDwelling } from '@/domain/listing/home-kind'
import { listingPrice } from '@/domain/listing/price/price'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { listingPath } from '@/i18n/paths/listing-paths'
import { type PriceForm, type PriceParts, priceParts, priceText } from '@/i18n/price-text'
import { townText } from '@/i18n/places/town-name'

import { figureText } from './energy/energy-words'
import type { ListingSettings } from './listing-settings'
import type { ListingCard } from './search/search-listings'

interface WordsNeeds {
  locale: Locale
  settings: ListingSettings
}

/** The price for a card's label, with the amount apart from its words; `null` where nothing may be shown. */
export function priceLabelOf(
  card: ListingCard,
  { locale, settings }: WordsNeeds,
  form?: PriceForm,
): PriceParts | null {
  return priceParts(listingPrice(card, settings), locale, form)
}

/** The same in one line; empty where nothing may be shown. */
export function priceTextOf(card: ListingCard, { locale, settings }: WordsNeeds, form?: PriceForm): string {
  return priceText(listingPrice(card, settings), locale, form)
}

export function energyOf({
  country,
  zip,
  region,
  energyKwh,
  energyLabel: labelText,
}: ListingCard): EnergyLabel | null {
  return energyLabel({ country, zip, region, kwhPerSquareMetre: energyKwh, labelText })
}

/** "Energielabel B, 164 kWh/m² per jaar" */
export function energyNameOf({ text: label }: EnergyLabel, kwh: number | null, locale: Locale): string {
  const t = translator(locale)
  if (kwh === null) return t('fact.energy_label', { label })
  return t('energy.label_alt', { label, value: figureText(kwh, null, locale) })
}

/** "Huis · 9000 Gent"; only "Huis" where the town is kept hidden. */
export function cardTitle(card: ListingCard, locale: Locale): string {
  return [card.typeName, townText(card, locale)].filter(Boolean).join(' · ')
}

export function pathOf({ deal, city, typeName, id }: ListingCard, locale: Locale): string {
  return listingPath(locale, { deal, city, typeName, id })
}

interface CardFact {
  short: string
  spoken: string
  fact: AmountKey
}

/** "3 slpk. · 164 m² · 512 m² grond" and the same in whole words for who listens. */
export function factsOf(card: ListingCard, locale: Locale): CardFact[] {
  const t = translator(locale)
  const { bedrooms, livingSquareMetres, plotSquareMetres } = card
  return [
    bedrooms && {
      fact: 'bedrooms' as const,
      short: t('fact.bedrooms_short', { count: bedrooms }),
      spoken: t('fact.bedrooms', { count: bedrooms }),
    },
    livingSquareMetres && {
      fact: 'livingSquareMetres' as const,
      short: t('fact.square_metres', { area: livingSquareMetres }),
      spoken: t(isDwelling(card.kind) ? 'fact.living_area' : 'fact.square_metres', {
        area: livingSquareMetres,
      }),
    },
    plotSquareMetres && {
      fact: 'plotSquareMetres' as const,
      short: t('fact.plot_area', { area: plotSquareMetres }),
      spoken: t('fact.plot_area', { area: plotSquareMetres }),
    },
  ].filter((fact) => fact !== null && fact !== 0)
}
