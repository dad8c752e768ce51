import { type Line, linesOf, type StreetRow } from './map-files'
import { areaOf, lengthOf, turn } from './measure'

/** Of a block: below it is a traffic island, above it a field. */
const squareMetres = { least: 500, most: 70_000 }
/** Narrower is the gap between two lanes of one street. */
const leastMetresAcross = 8
const longestWalk = 4000
/** Motorways and tunnels enclose nothing. */
const lastStreetClass = 4

export interface Block {
  ring: Line
  squareMetres: number
}

type Corner = number

/** The blocks between streets: the faces of the net that the streets of a town make. */
export function blocksOf(streets: readonly StreetRow[]): Block[] {
  const { points, around } = netOf(streets)
  const walked = new Set<string>()
  const blocks: Block[] = []
  for (const [start, neighbours] of around)
    for (const first of neighbours) {
      if (walked.has(`${start} ${first}`)) continue
      const block = blockOf(walk(start, first, around, walked).map((corner) => points.get(corner)!))
      if (block) blocks.push(block)
    }
  return blocks
}

/** Each corner with those that a street joins it with, by their direction. */
function netOf(streets: readonly StreetRow[]) {
  const points = new Map<Corner, Line[number]>()
  const joined = new Map<Corner, Set<Corner>>()
  for (const [, , streetClass, lines] of streets) {
    if (streetClass > lastStreetClass) continue
    for (const line of linesOf(lines))
      for (const [index, to] of line.slice(1).entries()) join(line[index]!, to)
  }
  function join(from: Line[number], to: Line[number]) {
    const [a, b] = [cornerOf(from), cornerOf(to)]
    if (a === b) return
    points.set(a, from).set(b, to)
    joined.set(a, (joined.get(a) ?? new Set()).add(b))
    joined.set(b, (joined.get(b) ?? new Set()).add(a))
  }
  const around = new Map(
    [...joined].map(([corner, others]) => {
      const [x, y] = points.get(corner)!
      const shrink = Math.cos((y * Math.PI) / 180)
      const angle = (other: Corner) => {
        const [ox, oy] = points.get(other)!
        return Math.atan2(oy - y, (ox - x) * shrink)
      }
      return [corner, [...others].sort((a, b) => angle(a) - angle(b))]
    }),
  )
  return { points, around }
}

function cornerOf([lng, lat]: Line[number]): Corner {
  return Math.round(lng * 1e5) * 1e8 + Math.round(lat * 1e5)
}

/** Along the streets, always taking the first turn to the same side, until one is back. */
function walk(start: Corner, first: Corner, around: Map<Corner, Corner[]>, walked: Set<string>): Corner[] {
  const ring: Corner[] = []
  let [from, to] = [start, first]
  do {
    walked.add(`${from} ${to}`)
    ring.push(from)
    const turns = around.get(to)!
    ;[from, to] = [to, turns.at(turns.indexOf(from) - 1)!]
  } while (!(from === start && to === first) && ring.length < longestWalk)
  return withoutDeadEnds(ring)
}

/** What is walked in and out again, also over the seam of the ring. */
function withoutDeadEnds(ring: Corner[]): Corner[] {
  const kept: Corner[] = []
  for (const corner of ring) {
    if (kept.at(-2) === corner) kept.pop()
    else if (kept.at(-1) !== corner) kept.push(corner)
  }
  while (kept.length > 3) {
    const [first, second] = kept
    if (first === kept.at(-1) || first === kept.at(-2)) kept.pop()
    else if (second === kept.at(-1)) kept.shift()
    else break
  }
  return kept
}

function blockOf(corners: Line): Block | null {
  if (corners.length < 3) return null
  const ring = [...corners, corners[0]!]
  // The outside of the whole net goes round the other way.
  if (turn(ring) <= 0) return null
  const area = areaOf(ring)
  const isBlock = area >= squareMetres.least && area <= squareMetres.most
  return isBlock && (2 * area) / lengthOf(ring) >= leastMetresAcross ? { ring, squareMetres: area } : null
}
