import { countBits, dataLength, type QrVersion, qrVersions } from './qr-versions'
import { errorCorrection } from './reed-solomon'

const byteMode = 0b0100
const modeBits = 4
const padding = [0xec, 0x11] as const

/** The smallest size that holds so many bytes; `null` when none of ours does. */
export function versionFor(byteCount: number): QrVersion | null {
  const fits = (version: QrVersion) =>
    modeBits + countBits(version) + byteCount * 8 <= dataLength(version) * 8
  return qrVersions.find(fits) ?? null
}

/** Everything a code holds, in the order in which it is drawn: data and corrections, a word of each block in turn. */
export function codewords(bytes: Uint8Array, version: QrVersion): number[] {
  const data = dataWords(bytes, version)
  let start = 0
  const blocks = version.blocks.map((length) => data.slice(start, (start += length)))
  const corrections = blocks.map((block) => errorCorrection(block, version.correction))
  return [...interleaved(blocks), ...interleaved(corrections)]
}

function dataWords(bytes: Uint8Array, version: QrVersion): number[] {
  const capacity = dataLength(version) * 8
  const bits = [
    ...bitsOf(byteMode, modeBits),
    ...bitsOf(bytes.length, countBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ]
  bits.push(...Array<number>(Math.min(4, capacity - bits.length)).fill(0))
  while (bits.length % 8 !== 0) bits.push(0)
  const words: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0))
  }
  for (let turn = 0; words.length < capacity / 8; turn++) words.push(turn % 2 === 0 ? padding[0] : padding[1])
  return words
}

export function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1)
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat()
}
