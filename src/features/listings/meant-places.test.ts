import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'

import { listHref } from './list-href'
import { meantPlaces } from './meant-places'

const search = (...cities: string[]) => ({
  ...criteriaFor('sale'),
  hasGarden: true,
  places: cities.map((city) => ({ city })),
})

test('a slip of the pen leads to the place that was meant, with the other filters', () => {
  const [first] = meantPlaces(search('Brugge', 'Antwerpn'), 'nl')
  expect(first?.name).toBe('Antwerpen')
  expect(first && listHref('nl', first.criteria)).toBe('/nl/te-koop/?city=Antwerpen&city=Brugge&garden=1')
})

test.each([['Gent'], ['Lüttich'], ['9000'], ['Xyzzyxyz']])('%s raises no question', (city) => {
  expect(meantPlaces(search(city), 'de')).toEqual([])
})
