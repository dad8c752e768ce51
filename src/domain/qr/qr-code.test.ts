import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { qrCode } from './qr-code'
import { qrPath } from './qr-svg'
import { errorCorrection } from './reed-solomon'

const rowsOf = (text: string) => qrCode(text)?.map((row) => row.map(Number).join('')) ?? []

test('a short word is the code that other makers draw of it', () => {
  expect(rowsOf('GEVEL')).toEqual([
    '111111101011001111111',
    '100000100011101000001',
    '101110100011101011101',
    '101110101111101011101',
    '101110101100101011101',
    '100000101111001000001',
    '111111101010101111111',
    '000000001101100000000',
    '100010111011011111001',
    '101000000001100101111',
    '010101110111001110010',
    '100000011000011010011',
    '001011110010111001101',
    '000000001010111001111',
    '111111101100110001110',
    '100000100101100100010',
    '101110101101001110101',
    '101110100111100001111',
    '101110100011001110000',
    '100000100100011110000',
    '111111101000111110101',
  ])
})

// Drawn by another encoder with the same mask, and read back from it.
test.each([
  { text: 'https://gevel.example/nl/te-koop/gent/huis/40217/', size: 33, sha: '5fc2c6bf75defadb' },
  { text: 'x'.repeat(120), size: 45, sha: 'b91b7e904d3e58a9' },
  { text: 'w'.repeat(213), size: 57, sha: '9018344b2b099d5a' },
])('a text of $text.length bytes is a code of $size modules', ({ text, size, sha }) => {
  const rows = rowsOf(text)
  expect(rows).toHaveLength(size)
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toMatch(new RegExp(`^${sha}`))
})

test('accents count as two bytes, and what is too long has no code', () => {
  expect(rowsOf('é'.repeat(7))).toHaveLength(21)
  expect(rowsOf('é'.repeat(8))).toHaveLength(25)
  expect(qrCode('w'.repeat(214))).toBeNull()
})

test('the corrections of the example in the standard tutorials', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('dark modules beside each other are drawn as one piece', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, true, false],
    ]),
  ).toBe('M0 0.5h2m1 0h1M2 1.5h1')
})
