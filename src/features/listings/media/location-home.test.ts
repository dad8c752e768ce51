// Proves 1.50 of docs/coverage.md.

import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/records/a-listing-page'

import { locationHome, streetViewHref } from './location-home'

const needs = { locale: 'nl', settings: { ignoredMarquees: [], hideCity: false } } as const
const hidden = { isAddressPublished: false, isPointExact: false, latitude: 51.1, longitude: 3.7 }

test('a published address has its point and its street', () => {
  expect(locationHome(aListingPage(), needs)).toMatchObject({ point: [3.72, 51.05], isPointExact: true })
  expect(streetViewHref(aListingPage())).toBe(
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.05%2C3.72',
  )
})

test('an unpublished address has the circle of its municipality and no street', () => {
  expect(locationHome(aListingPage(hidden), needs)).toMatchObject({ isPointExact: false })
  expect(streetViewHref(aListingPage(hidden))).toBeNull()
})

test.each([
  { title: 'an agency that hides the town', given: { ...hidden, isTownShown: false } },
  { title: 'a home without a point', given: { latitude: null, longitude: null } },
  { title: 'a sold home', given: { status: 'sold' as const } },
])('$title shows no map', ({ given }) => {
  expect(locationHome(aListingPage(given), needs)).toBeNull()
})
