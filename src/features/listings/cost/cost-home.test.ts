import { expect, test } from 'vitest'

import { aCostedListingPage } from '@/testing/a-listing-page'

import type { ListingPageData } from '../find-listing'
import { costHomeOf } from './cost-home'

const settings = { ignoredMarquees: [7], hideCity: false }
const homeOf = (given: Partial<ListingPageData>) => costHomeOf(aCostedListingPage(given), { settings })

test.each<[string, Partial<ListingPageData>]>([
  ['to let', { deal: 'rent' }],
  ['sold', { status: 'sold' }],
  ['with an unpublished price', { isPricePublished: false }],
  ['with a price on demand', { priceCents: null }],
  ['with a marquee in the price’s place', { marqueeId: 7, marqueeName: 'Verkocht' }],
  ['sold for an annuity', { facts: { hasViager: true } }],
  ['in another country', { country: 'FR', zip: '59000' }],
])('a home %s has no sum of costs', (_, given) => {
  expect(homeOf(given)).toBeNull()
})

test('a home under option still has one', () => {
  expect(homeOf({ status: 'under-option' })).toMatchObject({ priceCents: 35_000_000, region: 'flanders' })
})

test.each<[string, Partial<ListingPageData>, object]>([
  ['an old house', {}, { kind: 'existing' }],
  ['a house built last year', { constructionYear: 2025, facts: {} }, { kind: 'new', landCents: null }],
  [
    'a new house under duty',
    { constructionYear: 2025, facts: { registrationRights: 42_000 } },
    { kind: 'existing' },
  ],
  ['an older house under VAT', { facts: { vatValue: 21 } }, { kind: 'new', landCents: null }],
  [
    'a new house with its land apart',
    { facts: { vatValue: 21, landValue: 120_000 } },
    { kind: 'new', landCents: 12_000_000 },
  ],
  [
    'land worth more than the whole',
    { facts: { vatValue: 21, landValue: 400_000 } },
    { kind: 'new', landCents: null },
  ],
  ['a plot', { typeId: 4 }, { kind: 'plot' }],
  ['a garage', { typeId: 3 }, { kind: 'garage' }],
])('%s is sold as such', (_, given, sale) => {
  expect(homeOf(given)?.sale).toEqual(sale)
})

test.each([
  [1, true],
  [3, false],
  [4, true],
  [6, false],
])('a buyer of type %i may live there: %s', (typeId, isToLiveIn) => {
  expect(homeOf({ typeId })?.isToLiveIn).toBe(isToLiveIn)
})
