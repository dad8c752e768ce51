import { expect, test } from 'vitest'

import { brandColourProblem, contrastRatio } from './brand-colour'

test.each([
  { colour: '#9C3F26', problem: null },
  { colour: '#FFD400', problem: '1.4 < 4.5' },
  { colour: 'brick', problem: '#RRGGBB' },
  { colour: '', problem: null },
])('$colour as a brand colour: $problem', ({ colour, problem }) => {
  expect(brandColourProblem(colour)).toBe(problem)
})

test('black on white is the most contrast there is', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
})
