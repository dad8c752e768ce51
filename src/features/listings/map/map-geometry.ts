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
