import { perLanguage } from '@/domain/language'
import { euroText } from '@/domain/euro'
import { listingPrice } from '@/domain/listing/price/price'
import { pricePerSquareMetre } from '@/domain/listing/price/price-per-square-metre'
import { regionOfPlace } from '@/domain/place/region'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { townText } from '@/i18n/places/town-name'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { energyOf, priceTextOf } from '../listing-words'
import type { ListingCard } from '../search/search-listings'

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

/** What homes are weighed by, in the order people ask; a row of which no home knows anything is left out. */
export function compareRows(homes: ComparedHome[], needs: CompareNeeds): CompareRow[] {
  const { locale } = needs
  const t = translator(locale)
  const amount = (value: number | null | undefined, unit: string) =>
    value && value > 0 ? `${numberIn[locale].format(value)} ${unit}` : null
  const euro = (value: number | null | undefined) =>
    value ? euroText(Math.round(value) * 100, locale) : null
  // A home that needs no energy, or gives some back, has a value too.
  const energyValue = (kwh: number | null) =>
    kwh === null ? null : `${numberIn[locale].format(kwh)} ${t('unit.kwh_m2_year')}`
  const area = (value: number | null | undefined) => amount(value, t('unit.m2'))
  /** A platform does not tell "no" from "not filled in": only what is there is said. */
  const present = (isThere: boolean, more: string | null = null) => more ?? (isThere ? t('common.yes') : null)
  const flemish = (home: ComparedHome, value: string | undefined) =>
    regionOfPlace(home) === 'flanders' && value ? value : null

  const rows: [label: string, valueOf: (home: ComparedHome) => string | null][] = [
    [t('price.price'), (home) => priceTextOf(home, needs, 'full') || null],
    [t('compare.place'), (home) => townText(home, locale) || null],
    [t('property.type'), ({ typeName }) => typeName],
    [t('surface.living'), ({ livingSquareMetres }) => area(livingSquareMetres)],
    [t('surface.ground'), ({ plotSquareMetres }) => area(plotSquareMetres)],
    [t('compare.price_per_m2'), (home) => euro(squareMetrePrice(home, needs))],
    [t('property.bedrooms'), ({ bedrooms }) => count(bedrooms)],
    [t('property.bathrooms'), ({ bathrooms }) => count(bathrooms)],
    [t('building.construction_year'), ({ constructionYear }) => count(constructionYear)],
    [t('fact.energy_label_label'), (home) => energyOf(home)?.text ?? null],
    [t('energy.epc_value'), ({ energyKwh }) => energyValue(energyKwh)],
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

/** Only of a price that is shown as it is asked: not of a rent, of the lowest of several, or of an annuity. */
function squareMetrePrice(home: ComparedHome, { settings }: CompareNeeds): number | null {
  const price = listingPrice(home, settings)
  if (price.kind !== 'sale' || price.unitText !== null) return null
  return pricePerSquareMetre(price.cents, home.livingSquareMetres)
}
