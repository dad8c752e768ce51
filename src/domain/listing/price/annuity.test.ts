import { expect, test } from 'vitest'

import { annuityOf, comparedCents } from './annuity'
import type { Listing } from '../listing'

type Sold = Pick<Listing, 'deal' | 'price' | 'facts'>

function sold(facts: Listing['facts'], given: Partial<Sold> = {}): Sold {
  return { deal: 'sale', price: { cents: 15_900_000, isPublished: true, isFrom: false }, facts, ...given }
}

const annuity = { hasViager: true, viagerPension: 610, viagerType: 1 }

test('the price of an annuity is its bouquet, and the rent comes on top', () => {
  expect(annuityOf(sold(annuity))).toEqual({
    bouquetCents: 15_900_000,
    rentCents: 61_000,
    occupancy: 'occupied',
  })
})

test.each([
  [{ ...annuity, viagerType: 2 }, { occupancy: 'free' }],
  [{ ...annuity, viagerType: 0 }, { occupancy: null }],
  [{ hasViager: true }, { bouquetCents: 15_900_000, rentCents: null }],
  [{ ...annuity, viagerPension: 0 }, { rentCents: null }],
])('of %j is known %j', (facts, known) => {
  expect(annuityOf(sold(facts))).toMatchObject(known)
})

test('an annuity may have no bouquet', () => {
  const price = { cents: null, isPublished: true, isFrom: false }
  expect(annuityOf(sold(annuity, { price }))).toMatchObject({ bouquetCents: null, rentCents: 61_000 })
})

const hidden = { cents: 15_900_000, isPublished: false, isFrom: false }
const nothing = { cents: null, isPublished: true, isFrom: false }

test.each([
  ['an ordinary sale', sold({ hasViager: false })],
  ['a rent', sold(annuity, { deal: 'rent' })],
  ['a hidden price', sold(annuity, { price: hidden })],
  ['an annuity without amounts', sold({ hasViager: true }, { price: nothing })],
])('%s asks no annuity', (_, listing) => {
  expect(annuityOf(listing)).toBeNull()
})

test.each([
  ['an ordinary sale', sold({}), 15_900_000],
  ['a rent', sold({}, { deal: 'rent' }), 15_900_000],
  ['a hidden price', sold({}, { price: hidden }), null],
  ['an annuity', sold(annuity), null],
])('%s is compared by its price', (_, listing, cents) => {
  expect(comparedCents(listing)).toBe(cents)
})
