import { expect, test } from 'vitest'

import { aCostedListingPage } from '@/testing/records/a-listing-page'

import type { ListingPageData } from '../page/find-listing'
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
  ['of a kind that nobody named', { kind: 'unknown' }],
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
  ['a plot', { kind: 'plot' }, { kind: 'plot' }],
  ['a garage', { kind: 'garage' }, { kind: 'garage' }],
])('%s is sold as such', (_, given, sale) => {
  expect(homeOf(given)?.sale).toEqual(sale)
})

test.each([
  ['house', true],
  ['student-room', true],
  ['garage', false],
  ['plot', true],
  ['retail', false],
] as const)('a buyer of a %s may live there: %s', (kind, isToLiveIn) => {
  expect(homeOf({ kind })?.isToLiveIn).toBe(isToLiveIn)
})
