import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'

import { mapPlaces } from './map-places'

test('the known towns stand first, in the visitor’s language', () => {
  const first = locales.map((locale) =>
    mapPlaces(locale)
      .features.slice(0, 2)
      .map(({ properties }) => String(properties?.['name'])),
  )
  expect(first).toEqual([
    ['Brussel', 'Antwerpen'],
    ['Bruxelles', 'Anvers'],
    ['Brussels', 'Antwerp'],
    ['Brüssel', 'Antwerpen'],
  ])
})

test('every municipality is named once, and thirty are seen from afar', () => {
  const { features } = mapPlaces('nl')
  expect(features).toHaveLength(665)
  expect(features.filter(({ properties }) => properties?.['isKnown'] === true)).toHaveLength(30)
})
