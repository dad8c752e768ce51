import type { MultiPolygon } from 'polygon-clipping'
import { topology } from 'topojson-server'

import { fromPlane, mapRings } from './plane'
import type { RegionShapes } from './region-shapes'

/** The same shapes for the map of homes; borders that two share are written once. */
export function regionTopology({ municipalities, provinces }: RegionShapes): object {
  return topology({ municipalities: collection(municipalities), provinces: collection(provinces) }, 1e4)
}

function collection(shapes: Map<string, MultiPolygon>) {
  return {
    type: 'FeatureCollection' as const,
    features: [...shapes].map(([id, shape]) => ({
      type: 'Feature' as const,
      id,
      properties: {},
      geometry: { type: 'MultiPolygon' as const, coordinates: mapRings(shape, fromPlane) },
    })),
  }
}
