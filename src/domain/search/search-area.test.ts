import fc from 'fast-check'
import { expect, test } from 'vitest'

import { areaRing, distanceKm, normalisedArea } from './search-area'

const place = fc.tuple(
  fc.double({ min: 2, max: 7, noNaN: true }),
  fc.double({ min: 49, max: 52, noNaN: true }),
)

test('every corner of a circle lies at its radius, within half a percent', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 50 }), (centre, radiusKm) => {
      for (const corner of areaRing({ kind: 'circle', centre, radiusKm }))
        expect(Math.abs(distanceKm(centre, corner) - radiusKm)).toBeLessThan(radiusKm * 0.005)
    }),
  )
})

test('Gent and Brussel are some fifty kilometres apart', () => {
  expect(distanceKm([3.7167, 51.05], [4.3488, 50.8504])).toBeCloseTo(49.6, 0)
})

test.each([
  { area: null, title: 'nothing' },
  { area: { kind: 'circle', centre: [3, 51], radiusKm: 0 }, title: 'a circle without size' },
  { area: { kind: 'circle', centre: [3, 85], radiusKm: 5 }, title: 'a circle near the pole' },
  { area: { kind: 'circle', centre: [3, Number.NaN], radiusKm: 5 }, title: 'a circle nowhere' },
] as const)('$title is no area', ({ area }) => {
  expect(normalisedArea(area && { ...area, centre: [...area.centre] })).toBeNull()
})
