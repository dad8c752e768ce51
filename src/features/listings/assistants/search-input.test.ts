import { expect, test } from 'vitest'

import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { mostAreaPoints } from '@/domain/search/search-area'
import type { HomeType } from '@/i18n/landing-types'

import { type Offered, searchInput, searchQuery } from './search-input'

const house: HomeType = {
  id: 1,
  kind: 'house',
  names: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
}
const offered: Offered = { types: [house], languages: ['nl', 'fr', 'en', 'de'], standard: 'nl' }

const readBy = (given: Record<string, unknown>) => searchInput(offered).safeParse({ deal: 'sale', ...given })

function criteriaOf(given: Record<string, unknown>) {
  const input = searchInput(offered).parse({ deal: 'sale', ...given })
  return criteriaFromQuery(input.deal, searchQuery(input, offered))
}

/** As somebody draws it on the map: corners of a metre's precision. */
const drawn = (corners: number) =>
  Array.from({ length: corners }, (_, corner) => {
    const turn = (corner / corners) * 2 * Math.PI
    return `${(3.72 + Math.cos(turn) / 20).toFixed(5)}_${(51.05 + Math.sin(turn) / 20).toFixed(5)}`
  }).join('*')

test.each([3, 12, mostAreaPoints])('an area of %i corners is searched as it was drawn', (corners) => {
  expect(criteriaOf({ area: drawn(corners) }).area).toMatchObject({ kind: 'polygon' })
})

test.each([
  { area: 'around Ghent' },
  { area: '3.72_51.05_500' },
  { area: '3.72_51.05*3.8_51.05' },
  { 'bedrooms-min': 51 },
  { 'living-max': 10_000_001 },
  { 'price-min': 100_000_001 },
  { text: '!?' },
  { reference: '|' },
  { city: ['|'] },
  { municipality: ['99999'] },
  { energy: ['Z'] },
  { type: ['Kasteel'] },
  { garden: false },
  { bedrooms: 3 },
])('what a list would leave out is refused and not ignored: %j', (given) => {
  const { success, error } = readBy(given)
  expect(success).toBe(false)
  expect(JSON.stringify(error?.issues)).toContain(Object.keys(given)[0])
})

test('words that a list would cut off are refused, and so is an area with too many corners', () => {
  expect(readBy({ text: 'x'.repeat(60) }).success).toBe(true)
  expect(readBy({ text: 'x'.repeat(61) }).success).toBe(false)
  expect(readBy({ area: drawn(mostAreaPoints + 1) }).success).toBe(false)
})

test('what is turned round, doubled or stands in no address is read all the same', () => {
  const given = { 'price-min': 500_000, 'price-max': 300_000, city: ['Gent', 'gent'], type: ['Huis'] }
  expect(criteriaOf({ ...given, page: 1, sort: 'newest', language: 'fr' })).toMatchObject({
    ...{ priceMinEuro: 300_000, priceMaxEuro: 500_000, places: [{ city: 'Gent' }], typeIds: [1], page: 1 },
  })
})
