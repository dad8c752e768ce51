import { bitsOf, codewords, versionFor } from './qr-codewords'
import { drawFormat, patternGrid, type QrGrid } from './qr-grid'
import { masks, penalty } from './qr-mask'

/**
 * A text as a QR code: rows of modules, dark or not, without the quiet edge of four that it needs around it.
 * `null` for a text of more than 213 bytes: beyond that a printed code is too fine for a phone.
 */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) return null
  const patterns = patternGrid(version)
  const bits = codewords(bytes, version).flatMap((word) => bitsOf(word, 8))
  const places = dataPlaces(patterns)
  let best = patterns
  let lowest = Infinity
  for (const [index, mask] of masks.entries()) {
    const grid = { ...patterns, cells: patterns.cells.slice() }
    places.forEach(({ row, column }, at) => {
      // Bits left over at the end are light before they are masked.
      grid.cells[row * grid.size + column] = (bits[at] ?? 0) ^ Number(mask(row, column))
    })
    drawFormat(grid, index)
    const cost = penalty(grid)
    if (cost >= lowest) continue
    best = grid
    lowest = cost
  }
  return rowsOf(best)
}

function rowsOf({ size, cells }: QrGrid): boolean[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from(cells.subarray(row * size, (row + 1) * size), (cell) => cell === 1),
  )
}

/** In pairs of columns from the right, up and down in turn; the dotted column is passed over. */
function dataPlaces({ size, cells }: QrGrid): { row: number; column: number }[] {
  const places: { row: number; column: number }[] = []
  let isUpwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (cells[row * size + column] === -1) places.push({ row, column })
      }
    }
    isUpwards = !isUpwards
  }
  return places
}
