import { expect, test } from 'vitest'

import { bareZoom, coverageOf, isCovered, nearestZoom, streetZoom } from './coverage'
import { decodeLine } from './polyline'
import { encodeLine } from '@/testing/maps/a-line'

test('a line is read as its format describes it', () => {
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ])
})

const town = coverageOf([
  encodeLine([
    [4, 50],
    [5, 50],
    [5, 51],
    [4, 51],
    [4, 50],
  ]),
])

test('in a town the map comes near, far from any it ends early, and between the two it follows the distance', () => {
  expect(isCovered(town, [4.5, 50.5])).toBe(true)
  expect(nearestZoom(town, [4.5, 50.5])).toBe(streetZoom)
  expect(isCovered(town, [5.5, 50.5])).toBe(false)
  expect(nearestZoom(town, [5.5, 50.5])).toBe(bareZoom)
  const beside = nearestZoom(town, [5.01, 50.5])
  expect(beside).toBeGreaterThan(bareZoom)
  expect(beside).toBeLessThan(streetZoom)
  expect(nearestZoom(town, [5.02, 50.5])).toBeLessThan(beside)
})

test('an archive that names no towns has streets everywhere', () => {
  expect(coverageOf([])).toBeNull()
  expect(nearestZoom(null, [5.5, 50.5])).toBe(streetZoom)
})
