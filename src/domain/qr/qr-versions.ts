/** What the standard (ISO/IEC 18004) lays down for each size of code at error correction M. */
export interface QrVersion {
  version: number
  /** Codewords for error correction in each block. */
  correction: number
  /** Codewords for data in each block; the longer blocks come last. */
  blocks: number[]
  /** Centres of the small squares, along one side. */
  alignments: number[]
}

const rows: [correction: number, blocks: [count: number, length: number][], alignments: number[]][] = [
  [10, [[1, 16]], []],
  [16, [[1, 28]], [6, 18]],
  [26, [[1, 44]], [6, 22]],
  [18, [[2, 32]], [6, 26]],
  [24, [[2, 43]], [6, 30]],
  [16, [[4, 27]], [6, 34]],
  [18, [[4, 31]], [6, 22, 38]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
    [6, 24, 42],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
    [6, 26, 46],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
    [6, 28, 50],
  ],
]

export const qrVersions: QrVersion[] = rows.map(([correction, blocks, alignments], index) => ({
  version: index + 1,
  correction,
  blocks: blocks.flatMap(([count, length]) => Array<number>(count).fill(length)),
  alignments,
}))

export function dataLength({ blocks }: QrVersion): number {
  return blocks.reduce((sum, length) => sum + length, 0)
}

/** Bits that say how many bytes follow. */
export function countBits({ version }: QrVersion): number {
  return version < 10 ? 8 : 16
}
