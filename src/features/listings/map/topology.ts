/** The part of TopoJSON that our own file uses: shared borders stand in it once, as steps of whole numbers. */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: Record<string, { geometries: TopologyGeometry[] }>
}

interface TopologyGeometry {
  type: string
  id?: string | number
  arcs?: number[][] | number[][][]
}

/** The polygons of one layer; an unknown layer has none. */
export function polygonsOf(
  topology: Topology,
  layer: string,
): GeoJSON.FeatureCollection<GeoJSON.MultiPolygon> {
  const lines = topology.arcs.map((arc) => decoded(arc, topology.transform))
  const geometries = topology.objects[layer]?.geometries ?? []
  return { type: 'FeatureCollection', features: geometries.map((geometry) => polygonOf(geometry, lines)) }
}

function decoded(arc: [number, number][], { scale, translate }: Topology['transform']): GeoJSON.Position[] {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function polygonOf(
  { type, id, arcs = [] }: TopologyGeometry,
  lines: GeoJSON.Position[][],
): GeoJSON.Feature<GeoJSON.MultiPolygon> {
  const polygons = (type === 'Polygon' ? [arcs] : arcs) as number[][][]
  return {
    type: 'Feature',
    properties: { key: id ?? null },
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygons.map((rings) => rings.map((ring) => ringOf(ring, lines))),
    },
  }
}

/** A negative number is an arc walked backwards; each arc begins where the last one ended. */
function ringOf(ring: number[], lines: GeoJSON.Position[][]): GeoJSON.Position[] {
  return ring.flatMap((index, nth) => {
    const line = index < 0 ? (lines[~index]?.toReversed() ?? []) : (lines[index] ?? [])
    return nth === 0 ? line : line.slice(1)
  })
}
