import type { MapPoint } from '@/domain/search/map-message'

import { decodeLine } from './polyline'

/** Inside these rings the map has streets. */
export interface Coverage {
  rings: MapPoint[][]
}

/** As near as a street map is any use. */
export const streetZoom = 17
/** Where there are no streets, the borders of municipalities are the last thing to see. */
export const bareZoom = 12

const metresPerDegree = 111_320
/** From the middle of a small map to its edge. */
const seenPixels = 160
const metresPerPixelAtZoom0 = 78_271.5

/** Rings as the archive holds them; without any, the map has streets everywhere. */
export function coverageOf(rings: readonly string[]): Coverage | null {
  return rings.length > 0 ? { rings: rings.map(decodeLine) } : null
}

export function isCovered(coverage: Coverage | null, point: MapPoint): boolean {
  if (!coverage) return true
  return coverage.rings.filter((ring) => isInside(ring, point)).length % 2 === 1
}

/** How near the map may come to a point: all the way in a town, and beside it as long as its streets are in sight. */
export function nearestZoom(coverage: Coverage | null, point: MapPoint): number {
  if (!coverage || isCovered(coverage, point)) return streetZoom
  const away = metresAway(coverage, point)
  const perPixel = metresPerPixelAtZoom0 * Math.cos((point[1] * Math.PI) / 180)
  return Math.min(streetZoom, Math.max(bareZoom, Math.log2((seenPixels * perPixel) / away)))
}

function isInside(ring: readonly MapPoint[], [x, y]: MapPoint): boolean {
  let isIn = false
  forEachEdge(ring, ([ax, ay], [bx, by]) => {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  })
  return isIn
}

function metresAway({ rings }: Coverage, [x, y]: MapPoint): number {
  const shrink = Math.cos((y * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of rings)
    forEachEdge(ring, ([ax, ay], [bx, by]) => {
      const [dx, dy] = [(bx - ax) * shrink, by - ay]
      const [px, py] = [(x - ax) * shrink, y - ay]
      const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, Math.hypot(px - along * dx, py - along * dy))
    })
  return nearest * metresPerDegree
}

function forEachEdge(ring: readonly MapPoint[], visit: (from: MapPoint, to: MapPoint) => void): void {
  ring.forEach((point, index) => {
    const before = ring.at(index - 1)
    if (before) visit(before, point)
  })
}
