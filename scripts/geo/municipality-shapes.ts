import { Delaunay } from 'd3-delaunay'
import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping'

import { municipalityKey } from './municipality-records'
import { toPlane, union } from './plane'
import { belgianProvinceShapes, luxembourgShape } from './province-shapes'
import { groupBy } from './read-geonames'
import { belgianSeats, luxembourgSeats, type Seat } from './seats'

/**
 * No free package has the borders of municipalities. Each is the ground nearest to one of its towns and villages,
 * within its province: 78% of Belgium's ground lies in the right one.
 */
export function schematicShapes(): Map<string, MultiPolygon> {
  const seats = belgianSeats()
  const parts = [...belgianProvinceShapes()].map(([province, shape]) =>
    cells(
      seats.filter((seat) => `BE-${seat.province}` === province),
      shape,
    ),
  )
  const shapes = new Map<string, MultiPolygon>()
  for (const [key, shape] of [...parts, cells(luxembourgSeats(), luxembourgShape())].flat()) {
    const other = shapes.get(key)
    // Beveren-Kruibeke-Zwijndrecht was made across a border of provinces.
    shapes.set(key, other ? union([other, shape]) : shape)
  }
  return shapes
}

function cells(seats: Seat[], within: MultiPolygon): [key: string, shape: MultiPolygon][] {
  const places = [...groupBy(seats, ({ lat, lng }) => `${lat} ${lng}`).values()].map(([first]) => first!)
  const voronoi = Delaunay.from(places.map(({ lng, lat }) => toPlane([lng, lat]))).voronoi([0, 48, 8, 53])
  const own = places.map((place, index) => ({
    key: municipalityKey(place.code),
    cell: voronoi.cellPolygon(index),
  }))
  return [...groupBy(own, ({ key }) => key)]
    .map(([key, parts]): [string, MultiPolygon] => {
      const polygons = parts.map(({ cell }): MultiPolygon => [[cell] as Polygon])
      return [key, polygonClipping.intersection(union(polygons), within)]
    })
    .filter(([, shape]) => shape.length > 0)
}
