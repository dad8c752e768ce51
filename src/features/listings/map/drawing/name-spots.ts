import type { Box, Spot } from './plane-shapes'

/** Where a word lies: its middle, and how it is turned. */
export interface NameSpot {
  x: number
  y: number
  radians: number
}

/** Discs in which there are letters already. */
export interface Taken {
  x: number
  y: number
  radius: number
}

interface Word {
  length: number
  size: number
}

/** Words are compared at five places along their length. */
const places = [-0.4, -0.2, 0, 0.2, 0.4]
/** More than that off its chord, and a word would leave its street. */
const mostBend = 0.42
const leastStraight = 0.93
/** A word near the middle is worth some bend. */
const nearness = 1 / 900

/** Where on one of the lines a word lies with the least bend, inside the box and clear of others. */
export function streetSpot(
  lines: readonly Spot[][],
  word: Word,
  box: Box,
  taken: readonly Taken[],
): NameSpot | null {
  let best: (NameSpot & { cost: number }) | null = null
  for (const line of lines)
    for (const spot of spotsAlong(line, word))
      if ((!best || spot.cost < best.cost) && isInside(spot, word, box) && isClear(spot, word, taken))
        best = spot
  return best
}

export function takenBy({ x, y, radians }: NameSpot, { length, size }: Word): Taken[] {
  return places.map((place) => ({
    x: x + Math.cos(radians) * length * place,
    y: y + Math.sin(radians) * length * place,
    radius: Math.max(size * 0.75, length / 10),
  }))
}

export function isClear(spot: NameSpot, word: Word, taken: readonly Taken[]): boolean {
  return takenBy(spot, word).every(({ x, y }) =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) > other.radius + word.size * 0.7),
  )
}

export function isInside(
  { x, y, radians }: NameSpot,
  { length, size }: Word,
  [left, top, right, bottom]: Box,
): boolean {
  const dx = (Math.abs(Math.cos(radians)) * length) / 2 + size / 2
  const dy = (Math.abs(Math.sin(radians)) * length) / 2 + size / 2
  return x - dx > left && x + dx < right && y - dy > top && y + dy < bottom
}

function* spotsAlong(line: readonly Spot[], { length, size }: Word): Generator<NameSpot & { cost: number }> {
  const along = runningLength(line)
  const whole = along.at(-1) ?? 0
  for (let at = length / 2; at <= whole - length / 2; at += Math.max(6, length / 8)) {
    const [from, to] = [spotAt(line, along, at - length / 2), spotAt(line, along, at + length / 2)]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const chord = Math.hypot(dx, dy)
    if (chord < length * leastStraight) continue
    const off = (place: number) => {
      const [x, y] = spotAt(line, along, at + place * length)
      return Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / chord
    }
    const bend = Math.max(off(-0.25), off(0), off(0.25))
    if (bend > size * mostBend) continue
    const middle = spotAt(line, along, at)
    const x = (from[0] + to[0] + 2 * middle[0]) / 4
    const y = (from[1] + to[1] + 2 * middle[1]) / 4
    yield { x, y, radians: upright(Math.atan2(dy, dx)), cost: bend + Math.hypot(x, y) * nearness }
  }
}

/** So that no word stands on its head. */
function upright(radians: number): number {
  if (radians > Math.PI / 2) return radians - Math.PI
  return radians <= -Math.PI / 2 ? radians + Math.PI : radians
}

function runningLength(line: readonly Spot[]): number[] {
  let sum = 0
  return line.map(([x, y], index) => {
    const [px, py] = line[index - 1] ?? [x, y]
    sum += Math.hypot(x - px, y - py)
    return sum
  })
}

function spotAt(line: readonly Spot[], along: readonly number[], distance: number): Spot {
  const found = along.findIndex((sum) => sum >= distance)
  const index = Math.max(1, found < 0 ? along.length - 1 : found)
  const [from, to]: [Spot, Spot] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]]
  const [start, end] = [along[index - 1] ?? 0, along[index] ?? 0]
  const share = (distance - start) / (end - start || 1)
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
}
