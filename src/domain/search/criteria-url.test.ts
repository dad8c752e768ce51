import fc from 'fast-check'
import { expect, test } from 'vitest'

import { criteriaFor, searchSorts, type SearchCriteria } from './criteria'
import { criteriaFromQuery, criteriaToQuery } from './criteria-url'
import { normalisedCriteria } from './normalised-criteria'

// Coverage: 2.13, 2.14.
test.each([
  { criteria: {}, query: '' },
  { criteria: { places: [{ city: 'GENT', zip: '9000' }] }, query: 'city=Gent%7C9000' },
  { criteria: { places: [{ zip: '9000' }] }, query: 'city=9000' },
  { criteria: { places: [{ city: 'Gent' }] }, query: 'city=Gent' },
  { criteria: { typeIds: [4, 1, 4] }, query: 'type=1&type=4' },
  { criteria: { priceMinEuro: 400_000, priceMaxEuro: 200_000 }, query: 'price-min=200000&price-max=400000' },
  { criteria: { sort: 'newest', page: 1 }, query: '' },
  { criteria: { hasGarden: true, hasTerrace: false }, query: 'garden=1' },
  {
    criteria: { municipalities: ['44021', '11002', '44021'] },
    query: 'municipality=11002&municipality=44021',
  },
  { criteria: { provinces: ['lu-wi', 'BE-VAN'] }, query: 'province=BE-VAN&province=LU-WI' },
  {
    criteria: { area: { kind: 'circle', centre: [3.7200001, 51.05], radiusKm: 5 } },
    query: 'area=3.72_51.05_5',
  },
  {
    criteria: {
      area: {
        kind: 'polygon',
        points: [
          [3.8, 51],
          [3.8, 51.05],
          [3.7, 51.05],
        ],
      },
    },
    query: 'area=3.7_51.05*3.8_51*3.8_51.05',
  },
  {
    criteria: {
      area: {
        kind: 'polygon',
        points: [
          [3, 51],
          [3, 51],
          [4, 51],
        ],
      },
    },
    query: '',
  },
  {
    criteria: { energyLabels: ['b', 'A-', 'a+', 'C', 'c+', 'z'] },
    query: 'energy=A%2B&energy=A-&energy=B&energy=C',
  },
  {
    criteria: { livingMin: 90, livingMax: 80, plotMin: 500 },
    query: 'living-min=80&living-max=90&plot-min=500',
  },
  {
    criteria: { isNewBuild: true, isFurnished: true, hasLift: true },
    query: 'new-build=1&furnished=1&lift=1',
  },
  { criteria: { isAvailableOnly: true, text: ' zwembad  tuin ' }, query: 'text=zwembad+tuin&available=1' },
] satisfies { criteria: Partial<SearchCriteria>; query: string }[])(
  '$criteria stands in the address as "$query"',
  ({ criteria, query }) => {
    expect(criteriaToQuery({ ...criteriaFor('sale'), ...criteria })).toBe(query)
  },
)

test('every part has its place in the address', () => {
  const criteria: SearchCriteria = {
    page: 3,
    sort: 'price-up',
    hasTerrace: true,
    hasGarden: true,
    parkingsMin: 1,
    garagesMin: 2,
    bedroomsMax: 5,
    bedroomsMin: 2,
    priceMaxEuro: 400_000,
    priceMinEuro: 200_000,
    typeIds: [2],
    places: [{ city: 'Gent', zip: '9000' }, { city: 'Aalst' }],
    reference: 'A 12',
    deal: 'rent',
    text: 'tuin',
    municipalities: ['44021'],
    provinces: ['BE-VAN'],
    area: { kind: 'circle', centre: [3.7, 51], radiusKm: 2.5 },
    livingMin: 80,
    livingMax: 200,
    plotMin: 100,
    plotMax: 900,
    energyLabels: ['A'],
    isNewBuild: true,
    isFurnished: true,
    hasLift: true,
    isAvailableOnly: true,
    availableFrom: '2027-01-31',
  }
  expect(criteriaToQuery(criteria)).toBe(
    'reference=A+12&text=tuin&city=Aalst&city=Gent%7C9000&municipality=44021&province=BE-VAN&area=3.7_51_2.5' +
      '&type=2&price-min=200000&price-max=400000&bedrooms-min=2&bedrooms-max=5&garages-min=2&parkings-min=1' +
      '&living-min=80&living-max=200&plot-min=100&plot-max=900&energy=A' +
      '&garden=1&terrace=1&new-build=1&furnished=1&lift=1&available=1&available-from=2027-01-31&sort=price-up&page=3',
  )
})

test.each([
  { query: 'city=Gent|9000', part: { places: [{ city: 'Gent', zip: '9000' }] } },
  { query: 'city=9000&city=9000', part: { places: [{ zip: '9000' }] } },
  { query: 'city=L-1234', part: { places: [{ zip: 'L-1234' }] } },
  { query: 'city=gent&city=|&city=', part: { places: [{ city: 'Gent' }] } },
  { query: 'city=Gent|nonsense', part: { places: [{ city: 'Gent' }] } },
  { query: 'type=2,1&type=1&type=x&type=-3&type=1.5', part: { typeIds: [1, 2] } },
  { query: 'price-max=€ 350.000', part: { priceMaxEuro: 350_000 } },
  { query: 'price-min=350k&price-max=1,2 mio', part: { priceMinEuro: 350_000, priceMaxEuro: 1_200_000 } },
  { query: 'price-min=abc&price-max=-5&bedrooms-min=1e3&garages-min=0&parkings-min=51', part: {} },
  { query: 'price-max=100000001&page=0&sort=cheapest&garden=yes', part: {} },
  { query: 'page=2&sort=city', part: { page: 2, sort: 'city' } },
  { query: 'reference=%20A%20%2012%20', part: { reference: 'A 12' } },
  { query: 'unknown=1', part: {} },
  { query: 'municipality=44021,11002&municipality=%27', part: { municipalities: ['11002', '44021'] } },
  { query: 'energy=A+&energy=b,C', part: { energyLabels: ['A+', 'B', 'C'] } },
  { query: 'area=3.7_51_2000&living-min=x&lift=0', part: {} },
  { query: 'area=1_2*3_4', part: {} },
  { query: 'area=1_2*3_4*5_x', part: {} },
  { query: 'area=3.7_51', part: {} },
  { query: 'available-from=2027-01-31', part: {} },
])('$query asks for $part', ({ query, part }) => {
  expect(criteriaFromQuery('sale', new URLSearchParams(query))).toStrictEqual({
    ...criteriaFor('sale'),
    ...part,
  })
})

test.each([
  ['2027-01-31', '2027-01-31'],
  [' 2028-02-29 ', '2028-02-29'],
  ['2027-02-29', undefined],
  ['2027-13-01', undefined],
  ['31/01/2027', undefined],
  ['0001-01-01', undefined],
  ['', undefined],
])('the day %j is read as %s, for homes to rent alone', (day, read) => {
  const query = new URLSearchParams({ 'available-from': day })
  expect(criteriaFromQuery('rent', query).availableFrom).toBe(read)
  expect(criteriaFromQuery('sale', query)).toStrictEqual(criteriaFor('sale'))
})

test('no more than twenty places and types are read', () => {
  const query = Array.from({ length: 30 }, (_, index) => `city=${1000 + index}&type=${index + 1}`).join('&')
  const { places, typeIds } = criteriaFromQuery('sale', new URLSearchParams(query))
  expect([places.length, typeIds.length]).toEqual([20, 20])
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('GENT', 'gent', '9000', 'L-1234', "BRAINE-L'ALLEUD"),
)
const number = fc.option(fc.oneof(fc.integer({ min: -1, max: 60 }), fc.double()), { nil: undefined })

const degrees = fc.oneof(fc.double({ min: -90, max: 90 }), fc.constantFrom(3, 3.7, 51, 51.05, -0))
const point = fc.tuple(degrees, degrees)
const area = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('polygon' as const), points: fc.array(point, { maxLength: 12 }) }),
  fc.record({
    kind: fc.constant('circle' as const),
    centre: point,
    radiusKm: fc.double({ min: -1, max: 150 }),
  }),
)
const keys = fc.array(fc.constantFrom('44021', '11002', 'lu-wi-13', 'BE-VAN', ' ', "x'"), { maxLength: 6 })

const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record(
  {
    deal: fc.constantFrom('sale', 'rent'),
    reference: text,
    text,
    municipalities: keys,
    provinces: keys,
    area,
    livingMin: number,
    livingMax: number,
    plotMin: number,
    plotMax: number,
    energyLabels: fc.array(fc.constantFrom('a', 'A+', 'A++', 'b-', 'G', 'x', ''), { maxLength: 6 }),
    isNewBuild: fc.boolean(),
    isFurnished: fc.boolean(),
    hasLift: fc.boolean(),
    isAvailableOnly: fc.boolean(),
    availableFrom: fc.constantFrom('2027-01-31', '2027-02-31', ' 2027-01-01', 'soon', ''),
    places: fc.array(fc.record({ city: text, zip: text }, { requiredKeys: [] }), { maxLength: 25 }),
    typeIds: fc.array(fc.integer({ min: -1 }), { maxLength: 25 }),
    priceMinEuro: number,
    priceMaxEuro: number,
    bedroomsMin: number,
    bedroomsMax: number,
    garagesMin: number,
    parkingsMin: number,
    hasGarden: fc.boolean(),
    hasTerrace: fc.boolean(),
    sort: fc.constantFrom(...searchSorts),
    page: fc.integer({ min: -1, max: 20_000 }),
  },
  {
    requiredKeys: [
      'deal',
      'places',
      'municipalities',
      'provinces',
      'area',
      'typeIds',
      'energyLabels',
      'sort',
      'page',
    ],
  },
)

test('normalised criteria come back unchanged from their address', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const normal = normalisedCriteria(criteria)
      expect(criteriaFromQuery(normal.deal, new URLSearchParams(criteriaToQuery(normal)))).toStrictEqual(
        normal,
      )
    }),
    { numRuns: 500 },
  )
})

test('the order of places, types and corners does not change the address', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const few = {
        ...criteria,
        places: criteria.places.slice(0, 20),
        typeIds: criteria.typeIds.slice(0, 20),
      }
      const turned = {
        ...few,
        places: few.places.toReversed(),
        typeIds: few.typeIds.toReversed(),
        municipalities: few.municipalities.toReversed(),
        energyLabels: few.energyLabels.toReversed(),
        ...(few.area?.kind === 'polygon' && { area: { ...few.area, points: few.area.points.toReversed() } }),
      }
      expect(criteriaToQuery(turned)).toBe(criteriaToQuery(few))
    }),
  )
})
