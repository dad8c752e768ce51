import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/records/a-listing-page'

import { visitPlace } from './visit-place'

const agency = { name: 'Gevel', street: 'Korenmarkt 1', place: '9000 Gent' }

test.each([
  ['nl', 'Veldstraat 1 bus 2, 9000 Gent'],
  ['fr', 'Veldstraat 1 bte 2, 9000 Gand'],
  ['en', 'Veldstraat 1 box 2, 9000 Ghent'],
] as const)('in %s a visit is at %s', (locale, text) => {
  const place = visitPlace(aListingPage({ box: '2' }), { agency, locale })
  expect({ ...place, text: place.text.replaceAll('\u00a0', ' ') }).toEqual({ text, isExact: true })
})

test('a visit to a home that left the site is at the agency', () => {
  expect(visitPlace(null, { agency, locale: 'nl' })).toEqual({
    text: 'Korenmarkt 1, 9000 Gent',
    isExact: true,
  })
})

test('a town alone is no exact place', () => {
  const home = aListingPage({ isAddressPublished: false, street: null })
  expect(visitPlace(home, { agency, locale: 'nl' })).toEqual({ text: '9000\u00a0Gent', isExact: false })
})
