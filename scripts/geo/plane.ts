import polygonClipping, { type MultiPolygon, type Pair, type Ring } from 'polygon-clipping'

const kmPerDegree = 111.32
const shrink = Math.cos((50.4 * Math.PI) / 180)

/** A plane in which a kilometre is as long in both directions, near enough for two small countries. */
export function toPlane([lng, lat]: Pair): Pair {
  return [lng * shrink, lat]
}

export function fromPlane([x, y]: Pair): Pair {
  return [Number((x / shrink).toFixed(5)), Number(y.toFixed(5))]
}

export function mapRings(shape: MultiPolygon, move: (point: Pair) => Pair): MultiPolygon {
  return shape.map((polygon) => polygon.map((ring) => ring.map(move)))
}

export function squareKm(shape: MultiPolygon): number {
  const rings = shape.flatMap(([outer, ...holes]) => [
    ringArea(outer!),
    ...holes.map((hole) => -ringArea(hole)),
  ])
  return rings.reduce((sum, area) => sum + area, 0) * kmPerDegree ** 2
}

export function ringArea(ring: Ring): number {
  return Math.abs(signedArea(ring))
}

export function disc([x, y]: Pair, radiusKm: number): MultiPolygon {
  const radius = radiusKm / kmPerDegree
  const ring = Array.from({ length: 24 }, (_, step): Pair => {
    const angle = (step * Math.PI) / 12
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return [[[...ring, ring[0]!]]]
}

/** The middle of the largest part. */
export function centre(shape: MultiPolygon): Pair {
  const outer = shape
    .map(([ring]) => ring!)
    .reduce((best, ring) => (ringArea(ring) > ringArea(best) ? ring : best))
  const area = signedArea(outer)
  const sum = [0, 0]
  forEachEdge(outer, ([ax, ay], [bx, by]) => {
    const cross = ax * by - bx * ay
    sum[0]! += (ax + bx) * cross
    sum[1]! += (ay + by) * cross
  })
  return [sum[0]! / (6 * area), sum[1]! / (6 * area)]
}

export function union(shapes: MultiPolygon[]): MultiPolygon {
  const [first, ...rest] = shapes
  return first ? polygonClipping.union(first, ...rest) : []
}

function signedArea(ring: Ring): number {
  let area = 0
  forEachEdge(ring, ([ax, ay], [bx, by]) => {
    area += (ax * by - bx * ay) / 2
  })
  return area
}

function forEachEdge(ring: Ring, visit: (from: Pair, to: Pair) => void): void {
  ring.slice(1).forEach((point, index) => visit(ring[index]!, point))
}
