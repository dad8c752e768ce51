import { expect, test } from 'vitest'

import { letterLine, lineWidth } from './letter-line'

const look = { x: 0, y: 0, size: 100, colour: '#000', most: 1000 }

test('every letter of a price and a place has its shape', () => {
  const shapes = (text: string) => letterLine(text, look).match(/<path/g)?.length
  expect(shapes('€350.000')).toBe(8)
  expect(shapes('Liège·Luxembourg–’s')).toBe(19)
  expect(shapes('ş')).toBe(1)
})

test('a long line is made smaller', () => {
  const scale = (most: number) =>
    Number(/scale\(([\d.]+) /.exec(letterLine('Sint-Genesius-Rode', { ...look, most }))?.[1])
  expect(scale(10_000)).toBeCloseTo(0.1)
  expect(scale(300)).toBeLessThan(0.05)
})

test('no text becomes markup', () => {
  expect(letterLine('<script>&"', look)).not.toContain('script')
})

test('a wider text is wider', () => {
  expect(lineWidth('mm', 20)).toBe(2 * lineWidth('m', 20))
})
