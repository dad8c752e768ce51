import type { MultiPolygon, Pair } from 'polygon-clipping'

const steps = 40

/** The point inside that lies farthest from every border: where a name has most room. */
export function labelSpot(shape: MultiPolygon): Pair {
  const edges = shape
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, index): [Pair, Pair] => [ring[index]!, to]))
  const xs = edges.map(([[x]]) => x)
  const ys = edges.map(([[, y]]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let best = { point: [left, low] as Pair, room: -1 }
  for (let row = 1; row < steps; row++) {
    for (let column = 1; column < steps; column++) {
      const point: Pair = [left + ((right - left) * column) / steps, low + ((high - low) * row) / steps]
      if (!isInside(point, edges)) continue
      const room = Math.min(...edges.map(([from, to]) => distance(point, from, to)))
      if (room > best.room) best = { point, room }
    }
  }
  return best.point
}

function isInside([x, y]: Pair, edges: [Pair, Pair][]): boolean {
  const crossed = edges.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  )
  return crossed.length % 2 === 1
}

/** Names are wider than high, so room to the sides counts for less. */
function distance([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [(bx - ax) / 2, by - ay]
  const [px, py] = [(x - ax) / 2, y - ay]
  const share = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(px - share * dx, py - share * dy)
}
