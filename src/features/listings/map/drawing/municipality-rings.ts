import type { MapPoint } from '@/domain/search/map-message'

import topology from '../../regions/region-topology.json'
import { polygonsOf, type Topology } from '../topology'

let known: Map<unknown, MapPoint[][]> | undefined

/** The border of a municipality, as schematic as on the region picker; `[]` for one that is not known. */
export function municipalityRings(key: string | null): MapPoint[][] {
  // eslint-disable-next-line no-restricted-syntax -- the generated file holds the pairs as plain lists
  known ??= ringsOfAll(topology as unknown as Topology)
  return known.get(key) ?? []
}

function ringsOfAll(regions: Topology): Map<unknown, MapPoint[][]> {
  return new Map(
    polygonsOf(regions, 'municipalities').features.map(({ properties, geometry }) => [
      properties?.['key'],
      geometry.coordinates.flat().map((ring) => ring.map(([lng = 0, lat = 0]): MapPoint => [lng, lat])),
    ]),
  )
}
