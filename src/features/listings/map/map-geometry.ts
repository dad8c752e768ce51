import type { MapPoint } from '@/domain/search/map-message'
import { areaRing, type SearchArea } from '@/domain/search/search-area'

export type Box = [west: number, south: number, east: number, north: number]

/** Eleven metres: nobody points better at a screen, and addresses stay short. */
export function rounded([lng, lat]: readonly [number, number]): MapPoint {
  return [Math.round(lng * 10_000) / 10_000, Math.round(lat * 10_000) / 10_000]
}

export function boxArea([west, south, east, north]: Box): SearchArea {
  const corners: MapPoint[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  return { kind: 'polygon', points: corners.map(rounded) }
}

/** The outline of an area, ending where it begins. */
export function outline(area: SearchArea): MapPoint[] {
  const points = areaRing(area)
  return [...points, ...points.slice(0, 1)]
}

/** `null` for no points at all. */
export function boxAround(points: readonly MapPoint[]): Box | null {
  if (points.length === 0) return null
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

const kilometresPerDegree = 111.3
/** From the middle of a town to its edge. */
const townKilometres = { least: 2, most: 12 }
/** Of the homes of a list. */
const surelyInTown = 0.9

/** A town's homes without the few that lie far outside it: with them in view it would be a speck. */
export function mostOf(points: readonly MapPoint[]): readonly MapPoint[] {
  const middle: MapPoint = [median(points.map(([lng]) => lng)), median(points.map(([, lat]) => lat))]
  const away = points.map((point) => kilometresApart(point, middle)).toSorted((a, b) => a - b)
  const reach = away[Math.ceil(points.length * surelyInTown) - 1] ?? 0
  if (reach > townKilometres.most) return points
  const edge = 1.4 * Math.max(townKilometres.least, reach)
  return points.filter((point) => kilometresApart(point, middle) <= edge)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function kilometresApart([ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  return Math.hypot((ax - bx) * Math.cos((by * Math.PI) / 180), ay - by) * kilometresPerDegree
}
