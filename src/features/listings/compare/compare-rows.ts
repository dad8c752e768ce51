import { euroText } from '@/domain/euro'
import type { AmountKey } from '@/domain/listing/facts/amount-key'
import { listingPrice } from '@/domain/listing/price/price'
import { pricePerSquareMetre } from '@/domain/listing/price/price-per-square-metre'
import { regionOfPlace } from '@/domain/place/region'
import { translator } from '@/i18n/messages'
import { townText } from '@/i18n/places/town-name'

import { detailFields } from '../detail/detail-fields'
import { amountOf, detailText } from '../detail/detail-rows'
import type { ListingPageData } from '../page/find-listing'
import { comparedCost, type CompareNeeds } from './compare-costs'
import { energyOf, priceTextOf } from '../listing-words'

export interface CompareRow {
  label: string
  /** What its amounts are the amounts of. */
  fact?: AmountKey
  /** One for each home, in their order; `null` where nothing is known. */
  values: (string | null)[]
  isDifferent: boolean
}

/** How a row reads a home, and what it is the amount of. */
interface Reading {
  valueOf: (home: ListingPageData) => string | null
  fact?: AmountKey
}

/** What homes are weighed by, in the order people ask; a row of which no home knows anything is left out. */
export function compareRows(homes: ListingPageData[], needs: CompareNeeds): CompareRow[] {
  const { locale } = needs
  const t = translator(locale)
  const rows: [label: string, reading: Reading][] = [
    [t('price.price'), { fact: 'price', valueOf: (home) => priceTextOf(home, needs, 'full') || null }],
    [t('compare.place'), { valueOf: (home) => townText(home, locale) || null }],
    [t('property.type'), { valueOf: ({ typeName }) => typeName }],
    [t('surface.living'), asOnThePage('surfaceLiving', needs)],
    [t('surface.total'), asOnThePage('surfaceTotal', needs)],
    [t('surface.ground'), asOnThePage('surfaceGround', needs)],
    [
      t('compare.price_per_m2'),
      { fact: 'price-per-square-metre', valueOf: (home) => squareMetrePrice(home, needs) },
    ],
    [t('property.bedrooms'), asOnThePage('bedrooms', needs)],
    [t('property.bathrooms'), asOnThePage('bathrooms', needs)],
    [t('building.construction_year'), asOnThePage('constructionYear', needs)],
    [t('fact.energy_label_label'), { valueOf: (home) => energyOf(home)?.text ?? null }],
    [t('energy.epc_value'), asOnThePage('energyValue', needs)],
    [t('cost.ready'), { valueOf: (home) => comparedCost(home, 'ready', needs) }],
    [t('cost.yearly_total'), { valueOf: (home) => comparedCost(home, 'yearly', needs) }],
    [t('price.cadastral_income'), asOnThePage('cadastralIncome', needs)],
    [t('price.charges_owner'), asOnThePage('chargesOwner', needs)],
    [t('price.charges_renter'), asOnThePage('chargesRenter', needs)],
    [t('flag.garden'), orYes('surfaceGarden', ({ hasGarden }) => hasGarden, needs)],
    [t('flag.terrace'), orYes('surfaceTerrace', ({ hasTerrace }) => hasTerrace, needs)],
    [t('property.garages'), asOnThePage('garages', needs)],
    [t('property.parkings'), asOnThePage('parkings', needs)],
    [t('flood.p_score'), { valueOf: (home) => flemish(home, home.facts.pScore) }],
    [t('flood.g_score'), { valueOf: (home) => flemish(home, home.facts.gScore) }],
  ]
  return rows
    .map(([label, { fact, valueOf }]) => ({ ...toRow(label, homes.map(valueOf)), ...(fact && { fact }) }))
    .filter(({ values }) => values.some((value) => value !== null))
}

/** Worded as on the home's own page, and silent where that is. */
function asOnThePage(id: string, needs: CompareNeeds): Reading {
  const field = detailFields.find((one) => one.id === id)
  if (!field) throw new Error(`No field ${id}`)
  return { fact: amountOf(field), valueOf: (home) => detailText(field, home, needs) }
}

/** A platform does not tell "no" from "not filled in": only what is there is said. */
function orYes(id: string, isThere: (home: ListingPageData) => boolean, needs: CompareNeeds): Reading {
  const { fact, valueOf } = asOnThePage(id, needs)
  const yes = translator(needs.locale)('common.yes')
  return { fact, valueOf: (home) => valueOf(home) ?? (isThere(home) ? yes : null) }
}

function flemish(home: ListingPageData, value: string | undefined): string | null {
  return regionOfPlace(home) === 'flanders' && value ? value : null
}

function toRow(label: string, values: (string | null)[]): CompareRow {
  return { label, values, isDifferent: new Set(values).size > 1 }
}

/** Only of a price that is shown as it is asked: not of a rent, of the lowest of several, or of an annuity. */
function squareMetrePrice(home: ListingPageData, { settings, locale }: CompareNeeds): string | null {
  const price = listingPrice(home, settings)
  if (price.kind !== 'sale' || price.unitText !== null) return null
  const euro = pricePerSquareMetre(price.cents, home.livingSquareMetres)
  return euro === null ? null : euroText(euro * 100, locale)
}
