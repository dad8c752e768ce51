import { expect, test } from 'vitest'

import { boundariesOf } from './boundaries-file'

const square = [
  [3, 51],
  [4, 51],
  [4, 52],
  [3, 51],
]
const keys = new Set(['44021', '44088', 'LU-WI-11'])

test('borders are taken by NIS code or by id, as one part or several', () => {
  const { shapes, attribution } = boundariesOf(
    JSON.stringify({
      attribution: 'Statbel',
      features: [
        { properties: { nis: 44021 }, geometry: { type: 'Polygon', coordinates: [square] } },
        { id: 'LU-WI-11', geometry: { type: 'MultiPolygon', coordinates: [[square], [square]] } },
      ],
    }),
    keys,
  )
  expect([...shapes].map(([key, shape]) => [key, shape.length])).toEqual([
    ['44021', 1],
    ['LU-WI-11', 2],
  ])
  expect(attribution).toBe('Statbel')
})

test('a feature that is no municipality of today, or no ground, is left out', () => {
  const { shapes } = boundariesOf(
    JSON.stringify({
      features: [
        { id: '44040', geometry: { type: 'Polygon', coordinates: [square] } },
        { id: '44088', geometry: { type: 'Point', coordinates: [3, 51] } },
        { id: '44021', geometry: { type: 'Polygon', coordinates: [square] } },
      ],
    }),
    keys,
  )
  expect([...shapes.keys()]).toEqual(['44021'])
})

test('a file without any municipality is refused', () => {
  const text = JSON.stringify({
    features: [{ id: 'Gent', geometry: { type: 'Polygon', coordinates: [square] } }],
  })
  expect(() => boundariesOf(text, keys)).toThrow('No feature')
})
