import type { Line } from './map-files'

const metresPerDegree = 111_320

/** Square metres inside a ring, near enough for a town. */
export function areaOf(ring: Line): number {
  return Math.abs(turn(ring)) * metresPerDegree ** 2 * shrinkAt(ring)
}

export function lengthOf(line: Line): number {
  const shrink = shrinkAt(line)
  let sum = 0
  for (const [index, [x, y]] of line.slice(1).entries()) {
    const [px, py] = line[index]!
    sum += Math.hypot((x - px) * shrink, y - py)
  }
  return sum * metresPerDegree
}

/** More than nothing for a ring that goes round against the clock. */
export function turn(ring: Line): number {
  let sum = 0
  for (const [index, [x, y]] of ring.slice(1).entries()) {
    const [px, py] = ring[index]!
    sum += px * y - x * py
  }
  return sum / 2
}

function shrinkAt(line: Line): number {
  return Math.cos((line[0]![1] * Math.PI) / 180)
}
