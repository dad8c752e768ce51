import { expect, test } from 'vitest'

import { municipalityByKey } from '@/i18n/places/municipalities'

import { type Arrow, nearestSpot, type Spot } from './nearest-spot'
import paths from '../region-paths.json'

const arrows: Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const spots = (
  paths.provinces.flatMap((province) => province.municipalities) as [string, string, number, number][]
).map(([key, , x, y]): Spot => ({ key, x, y }))
const spotOf = (key: string) => spots.find((spot) => spot.key === key)!

test.each([
  ['ArrowRight', 'east'],
  ['ArrowLeft', 'west'],
  ['ArrowUp', 'north'],
  ['ArrowDown', 'south'],
] as const)('%s goes to the nearest in the %s, past a nearer one aside', (arrow, key) => {
  const around = [
    { key: 'north', x: 0, y: -12 },
    { key: 'south', x: 0, y: 12 },
    { key: 'east', x: 12, y: 0 },
    { key: 'west', x: -12, y: 0 },
    { key: 'far east', x: 30, y: 0 },
    { key: 'aside', x: 6.5, y: 7 },
    { key: 'aside too', x: -6.5, y: -7 },
  ]
  expect(nearestSpot({ key: 'here', x: 0, y: 0 }, around, arrow)?.key).toBe(key)
})

test('at the edge of the map an arrow leads nowhere', () => {
  const west = spots.reduce((best, spot) => (spot.x < best.x ? spot : best))
  expect(nearestSpot(west, spots, 'ArrowLeft')).toBeNull()
})

test('east of Gent lies a neighbour of Gent', () => {
  const found = nearestSpot(spotOf('44021'), spots, 'ArrowRight')
  expect(municipalityByKey(found?.key ?? '')?.names.nl).toBe('Destelbergen')
})

test('the arrows reach every municipality from Gent', () => {
  const reached = new Set(['44021'])
  for (const key of reached) {
    for (const arrow of arrows) {
      const next = nearestSpot(spotOf(key), spots, arrow)
      if (next) reached.add(next.key)
    }
  }
  expect(spots.filter(({ key }) => !reached.has(key)).map(({ key }) => key)).toEqual([])
})
