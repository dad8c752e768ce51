import { expect, test } from 'vitest'

import { boxArea, boxAround, outline, rounded } from './map-geometry'

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
