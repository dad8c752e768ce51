import { expect, test } from 'vitest'

import { glyphLine, lineWidth } from './glyph-line'

const look = { x: 0, y: 0, size: 100, colour: '#000', most: 1000 }

test('every letter of a price and a place has its shape', () => {
  const shapes = (text: string) => glyphLine(text, look).match(/<path/g)?.length
  expect(shapes('€350.000')).toBe(8)
  expect(shapes('Liège·Luxembourg–’s')).toBe(19)
  expect(shapes('ş')).toBe(1)
})

test('a long line is made smaller', () => {
  const scale = (most: number) =>
    Number(/scale\(([\d.]+) /.exec(glyphLine('Sint-Genesius-Rode', { ...look, most }))?.[1])
  expect(scale(10_000)).toBeCloseTo(0.1)
  expect(scale(300)).toBeLessThan(0.05)
})

test('no text becomes markup', () => {
  expect(glyphLine('<script>&"', look)).not.toContain('script')
})

test('the narrow space between French thousands takes room', () => {
  expect(lineWidth('1\u202f250', 20)).toBeGreaterThan(lineWidth('1250', 20))
})

test('a wider text is wider', () => {
  expect(lineWidth('mm', 20)).toBe(2 * lineWidth('m', 20))
})
