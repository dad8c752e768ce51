export interface Spot {
  key: string
  x: number
  y: number
}

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const

export type Arrow = keyof typeof directions

export function isArrow(key: string): key is Arrow {
  return key in directions
}

/** The neighbour that an arrow key leads to; the farther aside it lies, the farther away it counts. */
export function nearestSpot(from: Spot, spots: readonly Spot[], arrow: Arrow): Spot | null {
  const [dx, dy] = directions[arrow]
  let best: { spot: Spot; cost: number } | null = null
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    if (ahead <= 0) continue
    const cost = ahead + aside * (aside > ahead ? 4 : 1)
    if (!best || cost < best.cost) best = { spot, cost }
  }
  return best?.spot ?? null
}
