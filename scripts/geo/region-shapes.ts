import { readFileSync } from 'node:fs'

import polygonClipping, { type MultiPolygon } from 'polygon-clipping'

import type { MunicipalityRecord } from '@/i18n/places/municipalities'

import { boundariesOf } from './boundaries-file'
import { schematicShapes } from './municipality-shapes'
import { disc, squareKm, toPlane, union } from './plane'

export type RegionShapes = {
  municipalities: Map<string, MultiPolygon>
  provinces: Map<string, MultiPolygon>
  /** Whose borders these are, where an agency gave its own; otherwise they are schematic. */
  source: string | null
}

const smallestSquareKm = 3
const discKm = 1.1

/** The shapes to choose from on a map, in the plane. */
export function regionShapes(
  records: MunicipalityRecord[],
  boundariesFile: string | undefined,
): RegionShapes {
  const drawn = schematicShapes()
  const own = boundariesFile
    ? boundariesOf(readFileSync(boundariesFile, 'utf8'), new Set(drawn.keys()))
    : null
  const shapes = new Map([...drawn, ...(own?.shapes ?? [])])
  const provinces = new Map(
    [...Map.groupBy(records, ({ province }) => province)].map(([province, members]) => [
      province,
      union(members.flatMap(({ key }) => (shapes.has(key) ? [shapes.get(key)!] : []))).map(([outer]) => [
        outer!,
      ]),
    ]),
  )
  const municipalities = withDiscs(records, shapes)
  return { municipalities, provinces, source: own ? (own.attribution ?? '') : null }
}

/**
 * What the coarse outline cuts off becomes a disc around its town, so that it can still be pointed at; its neighbours
 * make room.
 */
function withDiscs(
  records: MunicipalityRecord[],
  shapes: Map<string, MultiPolygon>,
): Map<string, MultiPolygon> {
  const discs = new Map(
    records
      .filter(({ key }) => squareKm(shapes.get(key) ?? []) < smallestSquareKm)
      .map(({ key, point }) => [key, disc(toPlane(point), discKm)]),
  )
  return new Map(
    records.map(({ key }) => {
      const shape = shapes.get(key) ?? []
      const own = discs.get(key)
      if (own) return [key, union([...(shape.length > 0 ? [shape] : []), own])]
      return [key, polygonClipping.difference(shape, ...discs.values())]
    }),
  )
}
