// Proves 3.64, 4.12 of docs/coverage.md.

import { expect, test } from 'vitest'

import type { ListingStatus } from './listing'
import { projectOffer, vatRateOf } from './project-offer'

function unit(status: ListingStatus, euro: number | null, isPricePublished = true) {
  return { status, priceCents: euro === null ? null : euro * 100, isPricePublished }
}

test.each([
  {
    name: 'the cheapest free unit sets the price',
    units: [unit('available', 310_000), unit('available', 275_000), unit('available', 420_000)],
    offer: { units: 3, free: 3, isSoldOut: false, fromCents: 27_500_000, toCents: 42_000_000 },
  },
  {
    name: 'a sold unit and one under option set no price, however cheap',
    units: [unit('sold', 199_000), unit('under-option', 210_000), unit('available', 275_000)],
    offer: { units: 3, free: 1, isSoldOut: false, fromCents: 27_500_000, toCents: 27_500_000 },
  },
  {
    name: 'an unpublished price is not given away',
    units: [unit('available', 199_000, false), unit('available', 275_000)],
    offer: { units: 2, free: 2, isSoldOut: false, fromCents: 27_500_000, toCents: 27_500_000 },
  },
  {
    name: 'units without a price leave none to show',
    units: [unit('available', null), unit('available', 0)],
    offer: { units: 2, free: 2, isSoldOut: false, fromCents: null, toCents: null },
  },
  {
    name: 'an option keeps a project from being sold out',
    units: [unit('sold', 199_000), unit('under-option', 210_000)],
    offer: { units: 2, free: 0, isSoldOut: false, fromCents: null, toCents: null },
  },
  {
    name: 'every unit sold or let is sold out',
    units: [unit('sold', 199_000), unit('rented', 900)],
    offer: { units: 2, free: 0, isSoldOut: true, fromCents: null, toCents: null },
  },
  {
    name: 'a project without units is not sold out',
    units: [],
    offer: { units: 0, free: 0, isSoldOut: false, fromCents: null, toCents: null },
  },
])('$name', ({ units, offer }) => {
  expect(projectOffer(units)).toEqual(offer)
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
