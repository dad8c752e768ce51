import { expect, test } from 'vitest'

import type { ListingStatus } from './listing'
import type { PricedListing } from './price/price'
import type { RentPeriod } from './price/rent-period'
import { type ProjectOffer, projectOffer, vatRateOf } from './project-offer'

function unit(status: ListingStatus, euro: number | null, given: Partial<PricedListing> = {}): PricedListing {
  return {
    ...{ deal: 'sale', status, priceCents: euro === null ? null : euro * 100, isPricePublished: true },
    ...{ priceUnit: 1, priceUnitText: null, annuity: null, marqueeId: null, marqueeName: null },
    ...given,
  }
}

const toLet = (euro: number, priceUnitText: string | null = '€/maand') =>
  unit('available', euro, { deal: 'rent', priceUnitText })

const range = (euro: number, toEuro: number, per: RentPeriod | null = null) => ({
  ...{ kind: 'from' as const, per },
  ...{ cents: euro * 100, toCents: toEuro * 100 },
})
const one = (euro: number) => ({ kind: 'sale' as const, cents: euro * 100, unitText: null })

// Coverage: 3.64, 4.12.
test.each<{ name: string; units: PricedListing[]; offer: Omit<ProjectOffer, 'rent'> }>([
  {
    name: 'the cheapest free unit sets the price',
    units: [unit('available', 310_000), unit('available', 275_000), unit('available', 420_000)],
    offer: { units: 3, free: 3, isSoldOut: false, sale: range(275_000, 420_000) },
  },
  {
    name: 'a sold unit and one under option set no price, however cheap',
    units: [unit('sold', 199_000), unit('under-option', 210_000), unit('available', 275_000)],
    offer: { units: 3, free: 1, isSoldOut: false, sale: one(275_000) },
  },
  {
    name: 'an unpublished price is not given away',
    units: [unit('available', 199_000, { isPricePublished: false }), unit('available', 275_000)],
    offer: { units: 2, free: 2, isSoldOut: false, sale: one(275_000) },
  },
  {
    name: 'a price by the square metre is not that of a home',
    units: [unit('available', 3200, { priceUnitText: '€/m²' }), unit('available', 275_000)],
    offer: { units: 2, free: 2, isSoldOut: false, sale: one(275_000) },
  },
  {
    name: 'units without a price leave none to show',
    units: [unit('available', null), unit('available', 0)],
    offer: { units: 2, free: 2, isSoldOut: false, sale: null },
  },
  {
    name: 'an option keeps a project from being sold out',
    units: [unit('sold', 199_000), unit('under-option', 210_000)],
    offer: { units: 2, free: 0, isSoldOut: false, sale: null },
  },
  {
    name: 'every unit sold or let is sold out',
    units: [unit('sold', 199_000), unit('rented', 900, { deal: 'rent' })],
    offer: { units: 2, free: 0, isSoldOut: true, sale: null },
  },
  {
    name: 'a project without units is not sold out',
    units: [],
    offer: { units: 0, free: 0, isSoldOut: false, sale: null },
  },
])('$name', ({ units, offer }) => {
  expect(projectOffer(units)).toEqual({ ...offer, rent: null })
})

test.each<{ name: string; units: PricedListing[]; rent: ProjectOffer['rent'] }>([
  {
    name: 'one rent is told with what it pays for',
    units: [toLet(950)],
    rent: { kind: 'rent', cents: 95_000, per: 'month', unitText: null },
  },
  {
    name: 'of several the lowest and the highest',
    units: [toLet(1200), toLet(950)],
    rent: range(950, 1200, 'month'),
  },
  {
    name: 'a rent by the year is not compared with one by the month',
    units: [toLet(11_000, '€/jaar'), toLet(1200), toLet(950)],
    rent: range(950, 1200, 'month'),
  },
  {
    name: 'rents by the year alone keep their period',
    units: [toLet(11_000, '€/jaar'), toLet(12_000, '€/jaar')],
    rent: range(11_000, 12_000, 'year'),
  },
  { name: 'a rent by the square metre is that of no home', units: [toLet(120, '€/m² per jaar')], rent: null },
])('$name', ({ units, rent }) => {
  expect(projectOffer(units)).toMatchObject({ sale: null, rent })
})

test('what is for sale and what is to let have each their own price', () => {
  const units = [toLet(950), unit('available', 415_000), unit('available', 289_000), toLet(1100)]
  expect(projectOffer(units)).toMatchObject({
    sale: range(289_000, 415_000),
    rent: range(950, 1100, 'month'),
  })
})

test.each([
  {
    name: 'a rate',
    units: [
      [300_000, 21],
      [250_000, 21],
    ],
    rate: 21,
  },
  { name: 'an amount, in whole euro', units: [[299_950, 62_990]], rate: 21 },
  {
    name: 'a rate and an amount',
    units: [
      [300_000, 21],
      [100_000, 21_000],
    ],
    rate: 21,
  },
  {
    name: 'two rates',
    units: [
      [300_000, 21],
      [300_000, 18_000],
    ],
    rate: null,
  },
  {
    name: 'unknown of one',
    units: [
      [300_000, 21],
      [300_000, null],
    ],
    rate: null,
  },
  { name: 'an amount that fits no rate', units: [[300_000, 61_000]], rate: null },
  { name: 'an amount without a price', units: [[null, 63_000]], rate: null },
  { name: 'no units', units: [], rate: null },
] satisfies { name: string; units: [number | null, number | null][]; rate: number | null }[])(
  'VAT from $name',
  ({ units, rate }) => {
    const taxed = units.map(([euro, vatValue]) => ({
      priceCents: euro === null ? null : euro * 100,
      vatValue,
    }))
    expect(vatRateOf(taxed)).toBe(rate)
  },
)
