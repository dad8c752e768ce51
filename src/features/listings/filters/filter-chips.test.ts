import { expect, test } from 'vitest'

import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaFromQuery, criteriaToQuery } from '@/domain/search/criteria-url'

import { filterChips } from './filter-chips'

const categories = [{ id: 2, name: 'Appartement' }]
const query =
  'reference=A-1&text=veranda&city=Gent%7C9000&municipality=44083&province=BE-VAN&province=LU-WI' +
  '&type=2&price-min=100000&price-max=350000&bedrooms-min=2&bedrooms-max=4' +
  '&garages-min=1&parkings-min=2&living-min=80&living-max=200&plot-min=300&plot-max=900&energy=A&energy=B' +
  '&garden=1&terrace=1&new-build=1&furnished=1&lift=1&available=1'

const everything = (): SearchCriteria => ({
  ...criteriaFromQuery('sale', new URLSearchParams(query)),
  area: { kind: 'circle', centre: [4.35, 50.85], radiusKm: 5 },
})

test('whatever is set has a chip in the visitor’s words', () => {
  const texts = filterChips(everything(), categories, 'nl').map(({ text }) => text)
  expect(texts).toEqual([
    '9000 Gent',
    'Deinze',
    'Antwerpen (provincie)',
    expect.stringMatching(/^Wiltz \(kanton\)$/),
    'Straal van 5 km',
    'Appartement',
    'Referentie A-1',
    '‘veranda’',
    'vanaf €\u00a0100.000',
    'tot €\u00a0350.000',
    'minstens 2 slaapkamers',
    'hoogstens 4 slaapkamers',
    'minstens 80 m² bewoonbaar',
    'hoogstens 200 m² bewoonbaar',
    'minstens 300 m² grond',
    'hoogstens 900 m² grond',
    '1 garage',
    '2 parkeerplaatsen',
    'Energielabel A',
    'Energielabel B',
    'Tuin',
    'Terras',
    'Nieuwbouw',
    'Gemeubeld',
    'Lift',
    'Alleen beschikbare panden',
  ])
})

test('each chip takes off itself and nothing else, until nothing is set', () => {
  let criteria = everything()
  for (let left = filterChips(criteria, categories, 'nl').length; left > 0; left--) {
    const [chip] = filterChips(criteria, categories, 'nl')
    if (!chip) throw new Error('A chip is missing')
    criteria = chip.without
    const texts = filterChips(criteria, categories, 'nl').map(({ text }) => text)
    expect(texts).toHaveLength(left - 1)
    expect(texts).not.toContain(chip.text)
  }
  expect(criteriaToQuery(criteria)).toBe(criteriaToQuery(criteriaFor('sale')))
})

test('without a filter there is no chip', () => {
  expect(filterChips(criteriaFor('rent'), categories, 'de')).toEqual([])
})

test.each([
  {
    points: [
      [3.6, 51],
      [3.8, 51],
      [3.8, 51.1],
      [3.6, 51.1],
    ] as const,
    text: 'Kaartbeeld',
  },
  {
    points: [
      [3.6, 51],
      [3.8, 51.02],
      [3.8, 51.1],
      [3.6, 51.1],
    ] as const,
    text: 'Getekend gebied',
  },
])('an area of the map says what it is: $text', ({ points, text }) => {
  const area = { kind: 'polygon' as const, points: points.map(([lng, lat]): [number, number] => [lng, lat]) }
  const [chip] = filterChips({ ...criteriaFor('sale'), area }, [], 'nl')
  expect(chip?.text).toBe(text)
})

test.each([
  ['nl', 'vrij op 31 januari 2027'],
  ['fr', 'libre le 31 janvier 2027'],
  ['en', 'available on 31 January 2027'],
  ['de', 'frei am 31. Januar 2027'],
] as const)('the day to move in is named in full in %s', (locale, text) => {
  const criteria = criteriaFromQuery('rent', new URLSearchParams('available-from=2027-01-31'))
  const [chip, ...others] = filterChips(criteria, [], locale)
  expect([chip?.text, others]).toEqual([text, []])
  expect(chip?.without).toMatchObject({ availableFrom: undefined })
})
