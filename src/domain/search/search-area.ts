/** Longitude first, as in GeoJSON. */
export type AreaPoint = [lng: number, lat: number]

export interface PolygonArea {
  kind: 'polygon'
  points: AreaPoint[]
}

export interface CircleArea {
  kind: 'circle'
  centre: AreaPoint
  radiusKm: number
}

/** A part of the map to look in. */
export type SearchArea = PolygonArea | CircleArea

export const mostAreaPoints = 100
export const mostRadiusKm = 100

const kmPerDegree = 111.195
const circleCorners = 96

/** One form for each area, or `null` for what is none: about a metre exact, from its least corner, one way round. */
export function normalisedArea(area: SearchArea | null | undefined): SearchArea | null {
  if (!area) return null
  if (area.kind === 'circle') {
    const radiusKm = Math.round(area.radiusKm * 10) / 10
    if (!isOnEarth(area.centre) || !(radiusKm >= 0.1 && radiusKm <= mostRadiusKm)) return null
    return { kind: 'circle', centre: rounded(area.centre), radiusKm }
  }
  if (area.points.length > mostAreaPoints || !area.points.every(isOnEarth)) return null
  const points = area.points.map(rounded).filter((point, index, all) => !isSame(point, all.at(index - 1)))
  return points.length < 3 ? null : { kind: 'polygon', points: fromLeast(points) }
}

/** What was in view on a map, and no area that somebody drew: its sides go north and east. */
export function isMapView(area: SearchArea): boolean {
  if (area.kind === 'circle' || area.points.length !== 4) return false
  const different = (axis: 0 | 1) => new Set(area.points.map((point) => point[axis])).size
  return different(0) === 2 && different(1) === 2
}

/** The corners of an area, the last not repeated. A circle has so many that nobody sees the difference. */
export function areaRing(area: SearchArea): AreaPoint[] {
  if (area.kind === 'polygon') return area.points
  const [lng, lat] = area.centre
  const latDegrees = area.radiusKm / kmPerDegree
  const lngDegrees = latDegrees / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: circleCorners }, (_, corner) => {
    const turn = (corner / circleCorners) * 2 * Math.PI
    return [lng + lngDegrees * Math.cos(turn), lat + latDegrees * Math.sin(turn)]
  })
}

/** Distance as the crow flies. */
export function distanceKm([lngA, latA]: AreaPoint, [lngB, latB]: AreaPoint): number {
  const radians = Math.PI / 180
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const along = half(latA, latB) + Math.cos(latA * radians) * Math.cos(latB * radians) * half(lngA, lngB)
  return 2 * (kmPerDegree / radians) * Math.asin(Math.sqrt(along))
}

function fromLeast(points: AreaPoint[]): AreaPoint[] {
  const turned = [points, points.toReversed()].flatMap((way) =>
    way.map((_, start) => [...way.slice(start), ...way.slice(0, start)]),
  )
  return turned.reduce((least, other) => (isBefore(other, least) ? other : least))
}

function isBefore(a: AreaPoint[], b: AreaPoint[]): boolean {
  const left = a.flat()
  const right = b.flat()
  const index = left.findIndex((value, position) => value !== right[position])
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0)
}

function isSame(a: AreaPoint, b: AreaPoint | undefined): boolean {
  return a[0] === b?.[0] && a[1] === b[1]
}

/** Far from the poles, where a circle on the map is no circle. */
function isOnEarth([lng, lat]: AreaPoint): boolean {
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 80
}

function rounded([lng, lat]: AreaPoint): AreaPoint {
  // Adding zero turns minus zero into zero.
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0
  return [round(lng), round(lat)]
}
