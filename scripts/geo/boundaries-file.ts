import type { MultiPolygon } from 'polygon-clipping'

import { mapRings, toPlane } from './plane'

type BoundaryFeature = {
  id?: string | number
  properties?: Record<string, unknown> | null
  geometry: { type: string; coordinates: unknown }
}

type BoundaryCollection = { attribution?: string; features: BoundaryFeature[] }

export type Boundaries = { shapes: Map<string, MultiPolygon>; attribution?: string }

/** An agency's own borders, by NIS code: see docs/how-to/use-official-borders.md. */
export function boundariesOf(text: string, keys: ReadonlySet<string>): Boundaries {
  const { features, attribution } = JSON.parse(text) as BoundaryCollection
  const shapes = new Map(
    features.flatMap((feature): [string, MultiPolygon][] => {
      const key = String(feature.properties?.nis ?? feature.id ?? '')
      const polygons = polygonsOf(feature.geometry)
      return keys.has(key) && polygons ? [[key, mapRings(polygons, toPlane)]] : []
    }),
  )
  if (shapes.size === 0)
    throw new Error('No feature of the boundary file has a municipality as its id or "nis"')
  return { shapes, attribution }
}

function polygonsOf({ type, coordinates }: BoundaryFeature['geometry']): MultiPolygon | null {
  if (type === 'Polygon') return [coordinates] as MultiPolygon
  return type === 'MultiPolygon' ? (coordinates as MultiPolygon) : null
}
