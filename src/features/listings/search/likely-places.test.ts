import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'

import { listHref } from '../list/list-href'
import { likelyPlaces, namedSearch, unknownPlaces } from './likely-places'

const search = (...cities: string[]) => ({
  ...criteriaFor('sale'),
  hasGarden: true,
  places: cities.map((city) => ({ city })),
})

test('a slip of the pen leads to the place that was meant, with the other filters', () => {
  const [first] = likelyPlaces(search('Brugge', 'Antwerpn'), 'nl')
  expect(first?.name).toBe('Antwerpen')
  expect(first && listHref('nl', first.criteria)).toBe('/nl/te-koop/?city=Antwerpen&city=Brugge&garden=1')
})

test.each([
  ['Gnt', 'Gent'],
  ['St-Gillis', 'Sint-Gillis'],
  ['Bxl', 'Brussel'],
  ['9001 gnt', 'Gent'],
])('%s may be %s', (typed, meant) => {
  expect(likelyPlaces(search(typed), 'nl')[0]?.name).toBe(meant)
})

test.each([['Gent'], ['Lüttich'], ['9000'], ['Xyzzyxyz']])('%s raises no question', (city) => {
  expect(likelyPlaces(search(city), 'de')).toEqual([])
})

test('a search that finds nothing is not called after a place that nobody knows', () => {
  const given = search('Gnt', 'Brugge')
  expect(namedSearch(given, unknownPlaces(given)[0]).places).toEqual([{ city: 'Brugge' }])
  expect(namedSearch(given, undefined).places).toEqual([{ city: 'Gnt' }, { city: 'Brugge' }])
  expect(unknownPlaces({ places: [{ city: '9000' }, { city: 'Nergens' }, { zip: '1234' }] })).toEqual([
    { city: 'Nergens' },
  ])
})
