import { bitsOf } from './qr-codewords'
import type { QrVersion } from './qr-versions'

/** Modules row by row. */
export interface QrGrid {
  size: number
  /** 1 is dark, 0 light, -1 not yet decided. */
  cells: Int8Array
}

/** The squares in the corners, the small ones between, and the dotted lines by which a reader finds its way. */
export function patternGrid({ version, alignments }: QrVersion): QrGrid {
  const size = 17 + 4 * version
  const grid: QrGrid = { size, cells: new Int8Array(size * size).fill(-1) }
  for (let at = 0; at < size; at++) {
    setCell(grid, { row: 6, column: at }, at % 2 === 0)
    setCell(grid, { row: at, column: 6 }, at % 2 === 0)
  }
  const far = size - 4
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const) {
    drawSquare(grid, { row, column, reach: 4, lightRings: [2, 4] })
  }
  for (const row of alignments) {
    for (const column of alignments) {
      const isInCorner =
        (row === 6 && column === 6) ||
        (row === 6 && column === size - 7) ||
        (row === size - 7 && column === 6)
      if (!isInCorner) drawSquare(grid, { row, column, reach: 2, lightRings: [1] })
    }
  }
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
  return grid
}

interface Cell {
  row: number
  column: number
}

/** Beyond the edge there is nothing to draw. */
function setCell({ size, cells }: QrGrid, { row, column }: Cell, isDark: boolean): void {
  if (row >= 0 && column >= 0 && row < size && column < size) cells[row * size + column] = Number(isDark)
}

interface Square extends Cell {
  reach: number
  /** Distances from the centre that stay light. */
  lightRings: number[]
}

function drawSquare(grid: QrGrid, { row, column, reach, lightRings }: Square): void {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const isLight = lightRings.includes(Math.max(Math.abs(down), Math.abs(right)))
      setCell(grid, { row: row + down, column: column + right }, !isLight)
    }
  }
}

/** Error correction M and the mask, written twice beside the corners. */
export function drawFormat(grid: QrGrid, mask: number): void {
  const { size } = grid
  // Level M is 00, so that only the mask's own bits are left.
  const bits = bitsOf(((mask << 10) | remainder(mask, 0b10100110111, 10)) ^ 0b101010000010010, 15)
  bits.forEach((bit, index) => {
    const isDark = bit === 1
    // Around the upper left corner, passing over the dotted lines.
    if (index < 8) setCell(grid, { row: 8, column: index < 6 ? index : index + 1 }, isDark)
    else setCell(grid, { row: index === 8 ? 7 : 14 - index, column: 8 }, isDark)
    // Split between the two other corners.
    if (index < 7) setCell(grid, { row: size - 1 - index, column: 8 }, isDark)
    else setCell(grid, { row: 8, column: size - 15 + index }, isDark)
  })
  setCell(grid, { row: size - 8, column: 8 }, true)
}

function drawVersion(grid: QrGrid, version: number): void {
  const bits = bitsOf((version << 12) | remainder(version, 0b1111100100101, 12), 18)
  bits.reverse().forEach((bit, index) => {
    const near = Math.floor(index / 3)
    const far = grid.size - 11 + (index % 3)
    setCell(grid, { row: near, column: far }, bit === 1)
    setCell(grid, { row: far, column: near }, bit === 1)
  })
}

/** Of a division of polynomials whose factors are single bits. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value << degree
  for (let bit = highestBit(rest); bit >= degree; bit = highestBit(rest)) rest ^= divisor << (bit - degree)
  return rest
}

/** -1 for nothing. */
function highestBit(value: number): number {
  return 31 - Math.clz32(value)
}
