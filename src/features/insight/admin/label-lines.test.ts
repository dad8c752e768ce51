import { expect, test } from 'vitest'

import { labelLines } from './label-lines'

test('parts share a line while there is room', () => {
  expect(labelLines(['Te koop', 'Gent', 'tot € 300.000'], 20)).toEqual(['Te koop · Gent', 'tot € 300.000'])
  expect(labelLines(['Te koop', 'Gent', 'tot € 300.000'], 40)).toEqual(['Te koop · Gent · tot € 300.000'])
})

test('a part that fits on no line is cut', () => {
  expect(labelLines(['Een heel lange straatnaam'], 10)).toEqual(['Een heel…'])
  expect(labelLines([], 10)).toEqual([])
})
