import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { expect, test } from 'vitest'

import { polygonsOf, type Topology } from './topology'

const square = (west: number): GeoJSON.Feature => ({
  type: 'Feature',
  id: `square-${west}`,
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 50],
        [west, 51],
        [west + 1, 51],
        [west + 1, 50],
        [west, 50],
      ],
    ],
  },
})

test('neighbours with a shared border come out as the reference reader gives them', () => {
  const squares = { type: 'FeatureCollection' as const, features: [square(3), square(4)] }
  const packed = topology({ municipalities: squares }, 10_000)
  const layer = packed.objects['municipalities']!
  const expected = feature(packed, layer) as unknown as GeoJSON.FeatureCollection<GeoJSON.Polygon>
  const found = polygonsOf(packed as unknown as Topology, 'municipalities')
  expect(found.features.map(({ properties }) => properties?.['key'])).toEqual(['square-3', 'square-4'])
  expect(found.features.map(({ geometry }) => geometry.coordinates)).toEqual(
    expected.features.map(({ geometry }) => [geometry.coordinates]),
  )
})

test('a layer that is not there is empty', () => {
  const packed = topology({ municipalities: square(3) }, 100)
  expect(polygonsOf(packed as unknown as Topology, 'provinces').features).toEqual([])
})
