import { expect, test } from 'vitest'

import { criteriaOfSearchText } from '@/domain/search/search-text'

import { criteriaRow } from './criteria-row'

const rowOf = (search: string) => {
  const criteria = criteriaOfSearchText(search)
  if (!criteria) throw new Error(`No search: ${search}`)
  return criteriaRow(criteria)
}

// Whoever has to change what is expected here raises `rowVersion`: rows that are stored are then made anew.
test('every criterion is a column', () => {
  const { columns, keys } = rowOf(
    'rent?reference=a-1&text=veranda+tuin&city=Gent%7C9000&area=3.7_51.05*3.8_51*3.8_51.05&type=2&type=4' +
      '&price-min=100000&price-max=350000&bedrooms-min=2&bedrooms-max=4&garages-min=1&parkings-min=2' +
      '&living-min=80&living-max=200&plot-min=300&plot-max=900&energy=A%2B&garden=1&terrace=1&new-build=1' +
      '&furnished=1&lift=1&available=1&available-from=2027-01-31',
  )
  expect(columns).toEqual({
    place_keys: ['zip:BE:9000', 'zip:BE:L-9000', 'zip:BE:B-9000'],
    area: 'SRID=4326;POLYGON((3.7 51.05,3.8 51,3.8 51.05,3.7 51.05))',
    words: 'tuin:* & veranda:*',
    type_ids: [2, 4],
    price_min_cents: 10_000_000,
    price_max_cents: 35_000_000,
    bedrooms_min: 2,
    bedrooms_max: 4,
    garages_min: 1,
    parkings_min: 2,
    living_min: 80,
    living_max: 200,
    plot_min: 300,
    plot_max: 900,
    energy_keys: expect.arrayContaining(['a_plus']) as string[],
    has_garden: true,
    has_terrace: true,
    is_new_build: true,
    is_furnished: true,
    has_lift: true,
    available_from: '2027-01-31',
  })
  expect(keys).toEqual(['rent reference:A1'])
})

test.each([
  ['sale?reference=h+0007&city=Gent', ['sale reference:H0007']],
  ['sale?city=%7C9000&type=1', ['sale zip::9000', 'sale zip::L-9000', 'sale zip::B-9000']],
  ['sale?city=Gand', ['sale municipality:44021']],
  ['sale?city=Lille', ['sale city:FR:lille', 'sale city:FR:rijsel', 'sale zip:BE:2275']],
  ['rent?municipality=44021&province=BE-VWV', ['rent municipality:44021', 'rent province:BE-VWV']],
  ['sale?area=4.35_50.85_1&type=1', ['sale cell:16:69:813']],
  [
    'sale?area=4.1_50.1*4.6_50.1*4.6_50.4',
    ['16:200', '16:201', '17:200', '17:201', '18:200', '18:201'].map((cell) => `sale cell:4:${cell}`),
  ],
  ['sale?area=0_49*9_49*9_52&type=1&type=2', ['sale type:1', 'sale type:2']],
  ['sale?price-max=300000', ['sale any']],
])('%s is found by %j', (search, keys) => {
  expect(rowOf(search).keys).toEqual(keys)
})
