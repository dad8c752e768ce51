import { expect, test } from 'vitest'

import { listingPrice, monthlyRentCents, type PricedListing, shownCents } from './price'

const settings = { ignoredMarquees: [3, 4] }

const annuity = { bouquetCents: 15_900_000, rentCents: 61_000, occupancy: 'occupied' } as const

function priced(given: Partial<PricedListing> = {}): PricedListing {
  return {
    deal: 'sale',
    status: 'available',
    priceCents: 35_000_000,
    isPricePublished: true,
    priceUnit: 1,
    priceUnitText: null,
    annuity: null,
    marqueeId: null,
    marqueeName: null,
    ...given,
  }
}

// Coverage: 9.23, 9.24, 9.25, 9.26.
test.each<{ home: string; given: Partial<PricedListing>; price: ReturnType<typeof listingPrice> }>([
  { home: 'for sale', given: {}, price: { kind: 'sale', cents: 35_000_000, unitText: null } },
  {
    home: 'to let',
    given: { deal: 'rent', priceCents: 95_000, priceUnitText: '€/maand' },
    price: { kind: 'rent', cents: 95_000, per: 'month', unitText: null },
  },
  {
    home: 'to let by the year',
    given: { deal: 'rent', priceCents: 1_200_000, priceUnitText: '€ / jaar' },
    price: { kind: 'rent', cents: 1_200_000, per: 'year', unitText: null },
  },
  {
    home: 'priced from an amount',
    given: { priceUnit: 7 },
    price: { kind: 'from', cents: 35_000_000, toCents: null, per: null },
  },
  {
    home: 'to let from an amount',
    given: { deal: 'rent', priceUnit: 7 },
    price: { kind: 'from', cents: 35_000_000, toCents: null, per: 'month' },
  },
  { home: 'for an annuity', given: { priceCents: null, annuity }, price: { kind: 'annuity', ...annuity } },
  { home: 'for sale without an amount', given: { priceCents: null }, price: { kind: 'on-demand' } },
  { home: 'for sale at a hidden price', given: { isPricePublished: false }, price: { kind: 'on-demand' } },
  { home: 'to let without an amount', given: { deal: 'rent', priceCents: null }, price: { kind: 'hidden' } },
  {
    home: 'to let at a hidden rent',
    given: { deal: 'rent', isPricePublished: false },
    price: { kind: 'hidden' },
  },
  {
    home: 'under an ignored marquee',
    given: { marqueeId: 3, marqueeName: 'Onder voorbehoud' },
    price: { kind: 'marquee', name: 'Onder voorbehoud' },
  },
  { home: 'under a nameless marquee', given: { marqueeId: 3 }, price: { kind: 'hidden' } },
  {
    home: 'at a hidden price under an ignored marquee',
    given: { isPricePublished: false, marqueeId: 3, marqueeName: 'Onder voorbehoud' },
    price: { kind: 'hidden' },
  },
  {
    home: 'under another marquee',
    given: { marqueeId: 9, marqueeName: 'Nieuw' },
    price: { kind: 'sale', cents: 35_000_000, unitText: null },
  },
  { home: 'sold', given: { status: 'sold' }, price: { kind: 'closed', status: 'sold' } },
  {
    home: 'rented at a hidden rent',
    given: { deal: 'rent', status: 'rented', isPricePublished: false },
    price: { kind: 'closed', status: 'rented' },
  },
])('a home $home', ({ given, price }) => {
  expect(listingPrice(priced(given), settings)).toEqual(price)
})

// Coverage: 8.23.
test.each([null, Number.NaN, -1, 0, Number.POSITIVE_INFINITY])(
  'a price of %s cents cannot be written and is on demand',
  (priceCents) => {
    expect(listingPrice(priced({ priceCents }), settings)).toEqual({ kind: 'on-demand' })
  },
)

test.each([
  ['€/maand', '/maand'],
  ['€ / maand', '/maand'],
  ['per maand', 'per maand'],
  ['€ par  mois', 'par mois'],
  ['€/m²', '/m²'],
  ['€', null],
  [null, null],
])('the unit text %s is kept as %s', (priceUnitText, unitText) => {
  expect(listingPrice(priced({ priceUnitText }), settings)).toMatchObject({ unitText })
})

test('an amount to calculate with is a price or a rent, never a bouquet', () => {
  expect(shownCents({ kind: 'sale', cents: 100, unitText: null })).toBe(100)
  expect(shownCents({ kind: 'rent', cents: 100, per: 'year', unitText: null })).toBe(100)
  expect(shownCents({ kind: 'from', cents: 100, toCents: 200, per: null })).toBe(100)
  expect(shownCents({ kind: 'annuity', ...annuity })).toBeNull()
  expect(shownCents({ kind: 'on-demand' })).toBeNull()
})

test('only a rent that is paid by the month has a monthly amount', () => {
  expect(monthlyRentCents({ kind: 'rent', cents: 95_000, per: 'month', unitText: null })).toBe(95_000)
  expect(monthlyRentCents({ kind: 'rent', cents: 95_000, per: 'year', unitText: null })).toBeNull()
  expect(monthlyRentCents({ kind: 'sale', cents: 95_000, unitText: null })).toBeNull()
  expect(monthlyRentCents({ kind: 'hidden' })).toBeNull()
})
