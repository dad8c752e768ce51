import type { QrGrid } from './qr-grid'

type Mask = (row: number, column: number) => boolean

/** Which modules are turned round, so that no code looks like the patterns by which it is found. */
export const masks: Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** How hard a code is to read: the mask with the lowest figure is chosen. Runs on every page, hence the plain loops. */
export function penalty({ size, cells }: QrGrid): number {
  let total = 0
  let dark = 0
  for (let line = 0; line < size; line++) {
    total += linePenalty(cells, { start: line * size, step: 1, size })
    total += linePenalty(cells, { start: line, step: size, size })
    for (let at = line * size; at < (line + 1) * size; at++) {
      dark += cells[at] ?? 0
      const isInside = line > 0 && at > line * size
      if (isInside && isSquare(cells, at, size)) total += 3
    }
  }
  // Every five hundredths away from half dark.
  return total + 10 * Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5)
}

/** With the three above and before it. */
function isSquare(cells: Int8Array, at: number, size: number): boolean {
  const cell = cells[at]
  return cells[at - 1] === cell && cells[at - size] === cell && cells[at - size - 1] === cell
}

const window = 0b111_1111_1111
/** What looks like a corner square with the light edge that it has. */
const lookAlikes = new Set([0b101_1101_0000, 0b000_0101_1101])

interface Line {
  start: number
  step: number
  size: number
}

/** Five alike in a row cost three, each further one more; what looks like a corner costs forty. */
function linePenalty(cells: Int8Array, { start, step, size }: Line): number {
  let total = 0
  let run = 0
  let last = -1
  let bits = 0
  for (let at = 0; at < size; at++) {
    const cell = cells[start + at * step] ?? 0
    run = cell === last ? run + 1 : 1
    last = cell
    if (run === 5) total += 3
    else if (run > 5) total += 1
    bits = ((bits << 1) | cell) & window
    if (at >= 10 && lookAlikes.has(bits)) total += 40
  }
  return total
}
