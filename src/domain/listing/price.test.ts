import fc from 'fast-check'
import { expect, test } from 'vitest'

import { euroText, priceText, type PricedListing } from './price'

const wording = { ignoredMarquees: [3, 4], startingFromText: 'Vanaf', onDemandText: 'Prijs op aanvraag' }

function priced(price: Partial<PricedListing['price']>, rest: Partial<PricedListing> = {}): PricedListing {
  return {
    price: { cents: 35_000_000, isPublished: true, unit: 1, ...price },
    marqueeId: null,
    text: { priceUnitText: null, marqueeName: null },
    ...rest,
  }
}

function withUnit(priceUnitText: string | null): Partial<PricedListing> {
  return { text: { priceUnitText, marqueeName: null } }
}

test.each([
  { cents: 35_000_000, text: '€ 350.000' },
  { cents: 95_000, text: '€ 950' },
  { cents: 100_000, text: '€ 1.000' },
  { cents: 95_050, text: '€ 950,50' },
  { cents: 123_456_789, text: '€ 1.234.567,89' },
])('$cents cents read $text', ({ cents, text }) => {
  expect(priceText(priced({ cents }), wording)).toEqual({ kind: 'price', text })
})

test.each([
  { unitText: '€/maand', text: '€ 950/maand' },
  { unitText: '€ / maand', text: '€ 950/maand' },
  { unitText: 'per maand', text: '€ 950 per maand' },
  { unitText: '€ par  mois', text: '€ 950 par mois' },
  { unitText: '€', text: '€ 950' },
  { unitText: null, text: '€ 950' },
])('the unit text $unitText gives $text', ({ unitText, text }) => {
  expect(priceText(priced({ cents: 95_000 }, withUnit(unitText)), wording).text).toBe(text)
})

test('unit 7 puts the starting-from text before the price and leaves its unit text out', () => {
  expect(priceText(priced({ unit: 7 }, withUnit('vanaf €')), wording)).toEqual({
    kind: 'price',
    text: 'Vanaf € 350.000',
  })
})

test.each([null, Number.NaN, -1, 0, Number.POSITIVE_INFINITY])(
  'a price of %s cents cannot be formatted and is on demand',
  (cents) => {
    expect(priceText(priced({ cents }), wording)).toEqual({ kind: 'on-demand', text: 'Prijs op aanvraag' })
  },
)

test.each([
  { marqueeId: 3, marqueeName: 'Verkocht', isPublished: true, kind: 'marquee', text: 'Verkocht' },
  { marqueeId: 3, marqueeName: null, isPublished: true, kind: 'hidden', text: '' },
  { marqueeId: 9, marqueeName: 'Nieuw', isPublished: true, kind: 'price', text: '€ 350.000' },
  { marqueeId: 3, marqueeName: 'Verkocht', isPublished: false, kind: 'hidden', text: '' },
  { marqueeId: null, marqueeName: null, isPublished: false, kind: 'hidden', text: '' },
])(
  'marquee $marqueeId named $marqueeName with published $isPublished is $kind',
  ({ marqueeId, marqueeName, isPublished, kind, text }) => {
    const listing = priced({ isPublished }, { marqueeId, text: { priceUnitText: null, marqueeName } })
    expect(priceText(listing, wording)).toEqual({ kind, text })
  },
)

test('every amount of money keeps all its digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (cents) => {
      const digits = euroText(cents)?.replaceAll(/\D/g, '')
      expect(Number(digits)).toBe(cents % 100 === 0 ? cents / 100 : cents)
    }),
  )
})
