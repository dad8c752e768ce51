import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/records/a-listing-page'

import { locationHome, streetViewOf } from './location-home'

const needs = { locale: 'nl', settings: { ignoredMarquees: [], hideCity: false } } as const
const hidden = { isAddressPublished: false, isPointExact: false, latitude: 51.1, longitude: 3.7 }

// Coverage: 1.50.
test('a published address has its point and its street', () => {
  expect(locationHome(aListingPage(), needs)).toMatchObject({ point: [3.72, 51.05], isPointExact: true })
  expect(streetViewOf(aListingPage(), null)).toEqual({
    href: 'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.05%2C3.72',
    embed: null,
  })
  expect(streetViewOf(aListingPage(), 'a&key')?.embed).toEqual({
    element: 'frame',
    src: 'https://www.google.com/maps/embed/v1/streetview?key=a%26key&location=51.05%2C3.72',
    host: 'google.com',
  })
})

test('an unpublished address has the circle of its municipality and no street', () => {
  expect(locationHome(aListingPage(hidden), needs)).toMatchObject({ isPointExact: false })
  expect(streetViewOf(aListingPage(hidden), null)).toBeNull()
  expect(streetViewOf(aListingPage(hidden), 'key')).toBeNull()
})

test.each([
  { title: 'an agency that hides the town', given: { ...hidden, isTownShown: false } },
  { title: 'a home without a point', given: { latitude: null, longitude: null } },
  { title: 'a sold home', given: { status: 'sold' as const } },
])('$title shows no map', ({ given }) => {
  expect(locationHome(aListingPage(given), needs)).toBeNull()
})
