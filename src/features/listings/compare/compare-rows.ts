import { perLanguage } from '@/domain/language'
import type { Fact } from '@/domain/listing/listing'
import { pricePerSquareMetre } from '@/domain/listing/price-per-square-metre'
import { regionOf } from '@/domain/place/region'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Price } from '@/ui/price-tag'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import { energyOf, priceLabelOf } from '../listing-words'
import type { ListingCard } from '../search-listings'

/** What homes are compared by. */
export type ComparedHome = ListingCard &
  Pick<
    ListingPageData,
    'bathrooms' | 'garages' | 'parkings' | 'hasGarden' | 'hasTerrace' | 'constructionYear' | 'facts'
  >

export interface CompareRow {
  label: string
  /** One for each home, in their order; `null` where nothing is known. */
  values: (string | null)[]
  isDifferent: boolean
}

export interface CompareNeeds {
  locale: Locale
  settings: ListingSettings
}

const numberIn = perLanguage(
  (locale) => new Intl.NumberFormat(intlLocale[locale], { maximumFractionDigits: 0 }),
)
/** Prices keep their Belgian points in every language. */
const euro = (value: Fact | null | undefined) =>
  typeof value === 'number' && value > 0 ? `€ ${numberIn.nl.format(value)}` : null

/** What homes are weighed by, in the order people ask; a row of which no home knows anything is left out. */
export function compareRows(homes: ComparedHome[], needs: CompareNeeds): CompareRow[] {
  const { locale } = needs
  const t = translator(locale)
  const amount = (value: Fact | null | undefined, unit: string) =>
    typeof value === 'number' && value > 0 ? `${numberIn[locale].format(value)} ${unit}` : null
  const area = (value: Fact | null | undefined) => amount(value, t('unit.m2'))
  /** A platform does not tell "no" from "not filled in": only what is there is said. */
  const present = (isThere: boolean, more: string | null = null) => more ?? (isThere ? t('common.yes') : null)
  const flemish = (home: ComparedHome, value: Fact | undefined) =>
    regionOf(home.country, home.zip) === 'flanders' && value ? String(value) : null

  const rows: [label: string, valueOf: (home: ComparedHome) => string | null][] = [
    [t('price.price'), (home) => priceWords(priceLabelOf(home, needs))],
    [t('compare.place'), ({ zip, city }) => `${zip} ${city}`],
    [t('property.type'), ({ typeName }) => typeName],
    [t('surface.living'), ({ livingSquareMetres }) => area(livingSquareMetres)],
    [t('surface.ground'), ({ plotSquareMetres }) => area(plotSquareMetres)],
    [t('compare.price_per_m2'), (home) => euro(squareMetrePrice(home, needs))],
    [t('property.bedrooms'), ({ bedrooms }) => count(bedrooms)],
    [t('property.bathrooms'), ({ bathrooms }) => count(bathrooms)],
    [t('building.construction_year'), ({ constructionYear }) => count(constructionYear)],
    [t('fact.energy_label_label'), (home) => energyOf(home)?.text ?? null],
    [t('energy.epc_value'), ({ energyKwh }) => amount(energyKwh, t('unit.kwh_m2_year'))],
    [t('price.cadastral_income'), ({ facts }) => euro(facts.cadastralIncome)],
    [t('price.charges_owner'), ({ facts }) => euro(facts.chargesOwner)],
    [t('price.charges_renter'), ({ facts }) => euro(facts.chargesRenter)],
    [t('flag.garden'), ({ hasGarden, facts }) => present(hasGarden, area(facts.surfaceGarden))],
    [t('flag.terrace'), ({ hasTerrace, facts }) => present(hasTerrace, area(facts.surfaceTerrace))],
    [t('property.garages'), ({ garages }) => count(garages)],
    [t('property.parkings'), ({ parkings }) => count(parkings)],
    [t('flood.p_score'), (home) => flemish(home, home.facts.pScore)],
    [t('flood.g_score'), (home) => flemish(home, home.facts.gScore)],
  ]
  return rows
    .map(([label, valueOf]) => toRow(label, homes.map(valueOf)))
    .filter(({ values }) => values.some((value) => value !== null))
}

function toRow(label: string, values: (string | null)[]): CompareRow {
  return { label, values, isDifferent: new Set(values).size > 1 }
}

const count = (value: number | null) => (value ? String(value) : null)

function priceWords(price: Price | null): string | null {
  if (price === null) return null
  return 'word' in price ? price.word : [price.before, price.amount, price.after].filter(Boolean).join(' ')
}

/** Only of a price that is shown as it is asked: not of a rent, of the lowest of several, or of a home that is gone. */
function squareMetrePrice(home: ComparedHome, needs: CompareNeeds): number | null {
  const price = priceLabelOf(home, needs)
  if (home.deal !== 'sale' || price === null || !('amount' in price) || price.before) return null
  return pricePerSquareMetre(home.priceCents, home.livingSquareMetres)
}
