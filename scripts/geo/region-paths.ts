import polygonClipping, { type MultiPolygon, type Pair, type Ring } from 'polygon-clipping'

import type { RegionPaths } from '@/features/listings/regions/region-paths'
import type { MunicipalityRecord } from '@/i18n/places/municipalities'

import { labelSpot } from './label-spot'
import { centre, mapRings, squareKm, union } from './plane'
import type { RegionShapes } from './region-shapes'

const width = 2400
const margin = 12

/** The drawing of the picker: a path per municipality, the small ones last so that nothing lies over them. */
export function regionPaths(shapes: RegionShapes, records: MunicipalityRecord[]): RegionPaths {
  const points = [...shapes.municipalities.values()].flat(3) as Pair[]
  const left = Math.min(...points.map(([x]) => x))
  const right = Math.max(...points.map(([x]) => x))
  const bottom = Math.min(...points.map(([, y]) => y))
  const top = Math.max(...points.map(([, y]) => y))
  const scale = (width - 2 * margin) / (right - left)
  const toDrawing = ([x, y]: Pair): Pair => [
    Math.round(margin + (x - left) * scale),
    Math.round(margin + (top - y) * scale),
  ]
  const provinces = [...shapes.provinces].map(([key, outline]) => ({
    key,
    outline: pathOf(mapRings(outline, toDrawing)),
    label: toDrawing(labelSpot(withHoles(shapes, key, outline))),
    municipalities: records
      .filter(({ province }) => province === key)
      .map((record) => ({ key: record.key, shape: shapes.municipalities.get(record.key)! }))
      .sort((a, b) => squareKm(b.shape) - squareKm(a.shape))
      .map((one): [string, string, number, number] => {
        const [x, y] = toDrawing(centre(one.shape))
        return [one.key, pathOf(mapRings(one.shape, toDrawing)), x, y]
      }),
  }))
  const height = Math.ceil((top - bottom) * scale + 2 * margin)
  const luxembourg = union(
    [...shapes.provinces].filter(([key]) => key.startsWith('LU-')).map(([, shape]) => shape),
  )
  return {
    width,
    height,
    source: shapes.source,
    luxembourg: { outline: pathOf(mapRings(luxembourg, toDrawing)), label: toDrawing(labelSpot(luxembourg)) },
    provinces,
  }
}

/** Flemish Brabant has Brussels in its middle, and its name does not belong there. */
function withHoles({ provinces }: RegionShapes, key: string, outline: MultiPolygon): MultiPolygon {
  const others = [...provinces].filter(([other]) => other !== key).map(([, shape]) => shape)
  return others.length > 0 ? polygonClipping.difference(outline, ...others) : outline
}

function pathOf(shape: MultiPolygon): string {
  return shape.flat().map(ringPath).join('')
}

/** Steps from point to point, which are shorter to write than places. */
function ringPath(ring: Ring): string {
  const [start, ...rest] = ring.slice(0, -1).filter(([x, y], index, all) => {
    const before = all[index - 1]
    return !before || before[0] !== x || before[1] !== y
  })
  if (!start || rest.length < 2) return ''
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = index === 0 ? start : rest[index - 1]!
    return `${x - fromX} ${y - fromY}`
  })
  return `M${start.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}
