import { type EnergyLabel, energyLabel } from '@/domain/listing/energy-label'
import { euroText, type PriceText, priceText } from '@/domain/listing/price'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { listingPath } from '@/i18n/listing-paths'
import type { Price } from '@/ui/price-tag'

import type { ListingSettings } from './listing-settings'
import type { ListingCard } from './search-listings'

interface WordsNeeds {
  locale: Locale
  settings: ListingSettings
}

export function priceOf(card: ListingCard, { locale, settings }: WordsNeeds): PriceText {
  const t = translator(locale)
  return priceText(
    {
      price: { cents: card.priceCents, isPublished: card.isPricePublished, unit: card.priceUnit },
      marqueeId: card.marqueeId,
      text: { priceUnitText: card.priceUnitText, marqueeName: card.marqueeName },
    },
    {
      ignoredMarquees: settings.ignoredMarquees,
      startingFromText: t('price.starting_from'),
      onDemandText: t('price.on_demand'),
    },
  )
}

/** What the price label says: the amount apart from the words around it; a home that is gone says so instead. */
export function priceLabelOf(card: ListingCard, needs: WordsNeeds): Price | null {
  const { kind, text } = priceOf(card, needs)
  if (kind === 'hidden') return null
  if (card.status === 'sold' || card.status === 'rented') {
    return { word: translator(needs.locale)(`listing.status.${card.status}`) }
  }
  const amount = euroText(card.priceCents)
  if (kind !== 'price' || amount === null) return { word: text }
  const [before = '', after = ''] = text.split(amount).map((words) => words.trim())
  return { amount, before, after }
}

export function energyOf({
  country,
  zip,
  energyKwh,
  energyLabel: labelText,
}: ListingCard): EnergyLabel | null {
  return energyLabel({ country, zip, kwhPerSquareMetre: energyKwh, labelText })
}

/** "Energielabel B, 164 kWh/m² per jaar" */
export function energyNameOf({ text: label }: EnergyLabel, kwh: number | null, locale: Locale): string {
  const t = translator(locale)
  if (kwh === null) return t('fact.energy_label', { label })
  return t('energy.label_alt', { label, value: Math.round(kwh) })
}

/** "Huis · 9000 Gent" */
export function cardTitle({ typeName, zip, city }: ListingCard): string {
  return `${typeName} · ${zip} ${city}`
}

export function pathOf({ deal, city, typeName, id }: ListingCard, locale: Locale): string {
  return listingPath(locale, { deal, city, typeName, id })
}

/** "3 slpk. · 164 m² · 512 m² grond" and the same in whole words for who listens. */
export function factsOf(card: ListingCard, locale: Locale): { short: string; spoken: string }[] {
  const t = translator(locale)
  const { bedrooms, livingSquareMetres, plotSquareMetres } = card
  return [
    bedrooms && {
      short: t('fact.bedrooms_short', { count: bedrooms }),
      spoken: t('fact.bedrooms', { count: bedrooms }),
    },
    livingSquareMetres && {
      short: t('fact.square_metres', { area: livingSquareMetres }),
      spoken: t('fact.living_area', { area: livingSquareMetres }),
    },
    plotSquareMetres && {
      short: t('fact.plot_area', { area: plotSquareMetres }),
      spoken: t('fact.plot_area', { area: plotSquareMetres }),
    },
  ].filter((fact) => fact !== null && fact !== 0)
}
