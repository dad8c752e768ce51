import { expect, test } from 'vitest'

import type { MapPoint } from '@/domain/search/map-message'

import { boxArea, boxAround, mostOf, outline, rounded } from './map-geometry'

test('the view becomes an area of four short corners', () => {
  expect(boxArea([3.123456, 50.9, 3.9, 51.200049])).toEqual({
    kind: 'polygon',
    points: [
      [3.1235, 50.9],
      [3.9, 50.9],
      [3.9, 51.2],
      [3.1235, 51.2],
    ],
  })
})

test('a point is told to eleven metres', () => {
  expect(rounded([3.721449, -51.05009])).toEqual([3.7214, -51.0501])
})

test('a circle is as wide as it is high on the ground', () => {
  const ring = outline({ kind: 'circle', centre: [4, 60], radiusKm: 111.195 })
  const [west, south, east, north] = boxAround(ring)!
  expect(north - south).toBeCloseTo(2, 2)
  expect(east - west).toBeCloseTo(4, 2)
})

test('an outline ends where it begins', () => {
  const ring = outline(boxArea([3, 50, 4, 51]))
  expect(ring).toHaveLength(5)
  expect(ring.at(-1)).toEqual(ring[0])
})

test('no points have no box', () => {
  expect(boxAround([])).toBeNull()
})

/** Within three kilometres of the middle of Ghent. */
const inTown = Array.from({ length: 19 }, (_, index): MapPoint => [
  3.7 + (index % 5) / 100,
  51.03 + Math.floor(index / 5) / 100,
])
const docks: MapPoint = [3.8, 51.19]
const arlon: MapPoint = [5.8, 49.7]

test('one home far outside a town does not make it a speck', () => {
  expect([...mostOf([docks, ...inTown])].sort()).toEqual([...inTown].sort())
})

test('where several lie outside, they are part of it', () => {
  const several = [docks, docks, docks, ...inTown]
  expect(mostOf(several)).toContain(docks)
  expect(mostOf(several).length).toBeGreaterThanOrEqual(several.length - 2)
})

test('homes on one point keep their neighbour beside them', () => {
  const block = Array.from({ length: 20 }, (): MapPoint => [3.7, 51.03])
  expect(mostOf([...block, [3.71, 51.03]])).toHaveLength(21)
})

test('homes all over the country all stay in view, and so do those of a town without such a one', () => {
  const country = Array.from({ length: 30 }, (_, index): MapPoint => [3 + index / 12, 51.2 - index / 40])
  expect(mostOf([...country, arlon])).toHaveLength(31)
  expect(mostOf(inTown)).toHaveLength(19)
  expect(mostOf([])).toEqual([])
})
