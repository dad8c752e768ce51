import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'

import { locales } from '../locales'
import { criteriaIn, criterionOf, joinedAreas, placeAreas } from './place-criteria'
import { places, placesNamed } from './place-names'

const placeIn = (locale: 'nl' | 'fr' | 'en' | 'de', place: { city?: string; zip?: string }) =>
  criteriaIn(locale, { ...criteriaFor('sale'), places: [place] }).places[0]

test.each([
  { city: 'luik', nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
  { city: 'Gand', nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' },
  { city: 'Brussels', nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  { city: 'Lëtzebuerg', nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
])('$city is named in the language of the page', ({ city, ...names }) => {
  for (const locale of locales) expect(placeIn(locale, { city })).toEqual({ city: names[locale] })
})

test('a postal code stays, and tells homonyms apart', () => {
  expect(placeIn('fr', { city: 'Elsene', zip: '1050' })).toEqual({ city: 'Ixelles', zip: '1050' })
  expect(placeIn('nl', { city: 'Saint-Nicolas', zip: '9100' })).toEqual({ city: 'Sint-Niklaas', zip: '9100' })
  expect(placeIn('nl', { city: 'Saint-Nicolas', zip: '4420' })).toEqual({
    city: 'Saint-Nicolas',
    zip: '4420',
  })
  expect(placeIn('nl', { zip: '9000' })).toEqual({ zip: '9000' })
})

test('a village leads to its postal code', () => {
  expect(placeIn('nl', { city: 'gentbrugge' })).toEqual({ city: 'Gentbrugge', zip: '9050' })
})

test('what is unknown or means two places stays as typed', () => {
  expect(placeIn('fr', { city: 'Nergens' })).toEqual({ city: 'Nergens' })
  expect(placeIn('fr', { city: 'Lille' })).toEqual({ city: 'Lille' })
})

test('every municipality has one name in each language that leads back to it', () => {
  for (const place of places.filter(({ municipality, name }) => !municipality && name !== 'Lille')) {
    for (const locale of locales) {
      const { city = '', zip } = criterionOf(place, locale)
      expect(zip).toBeUndefined()
      expect(placesNamed(city)).toEqual([place])
    }
  }
})

test.each([
  { place: { city: 'Lüttich' }, areas: [{ zips: ['4000', '4020', '4030', '4031', '4032'], country: 'BE' }] },
  { place: { city: 'Kopstal' }, areas: [{ cityKeys: ['kopstal', 'koplescht', 'bridel'], country: 'LU' }] },
  { place: { city: 'Gent', zip: '9000' }, areas: [{ zips: ['9000', 'L-9000', 'B-9000'], country: 'BE' }] },
  {
    place: { city: 'Ettelbruck', zip: '9070' },
    areas: [{ zips: ['9070', 'L-9070', 'B-9070'], country: 'LU' }],
  },
  { place: { zip: '9070' }, areas: [{ zips: ['9070', 'L-9070', 'B-9070'], country: undefined }] },
  { place: { city: 'Aachen' }, areas: [{ cityKeys: ['aachen'] }] },
])('homes of $place are sought in $areas', ({ place, areas }) => {
  expect(placeAreas(place)).toEqual(areas)
})

test('areas of one country and kind become one', () => {
  const areas = [
    { zips: ['9000', '9050'], country: 'BE' as const },
    { cityKeys: ['aachen'] },
    { zips: ['9050', '4000'], country: 'BE' as const },
    { cityKeys: ['bridel'], country: 'LU' as const },
  ]
  expect(joinedAreas(areas)).toEqual([
    { zips: ['9000', '9050', '4000'], country: 'BE' },
    { cityKeys: ['aachen'] },
    { cityKeys: ['bridel'], country: 'LU' },
  ])
})
