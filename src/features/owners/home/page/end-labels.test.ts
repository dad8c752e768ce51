import { expect, test } from 'vitest'

import { placeLabels, wrapWords } from './end-labels'

const room = { top: 0, bottom: 100, lineHeight: 10, spacing: 5 }

test('labels stand beside the ends of their lines', () => {
  const labels = [
    { y: 20, lines: ['a', 'b'] },
    { y: 70, lines: ['c'] },
  ]
  expect(placeLabels(labels, room)).toEqual([10, 65])
})

test.each([
  { name: 'which meet', ys: [50, 50] },
  { name: 'at the bottom', ys: [100, 99] },
  { name: 'at the top', ys: [0, 1] },
])('labels of lines $name do not touch, and stay in the drawing', ({ ys }) => {
  const labels = ys.map((y) => ({ y, lines: ['a', 'b'] }))
  const tops = placeLabels(labels, room).toSorted((a, b) => a - b)
  expect(tops[1]! - tops[0]!).toBeGreaterThanOrEqual(25)
  expect(tops[0]).toBeGreaterThanOrEqual(0)
  expect(tops[1]! + 20).toBeLessThanOrEqual(100)
})

test('words are put on lines of so many letters', () => {
  expect(wrapWords('Mediaan van 14 vergelijkbare woningen', 16)).toEqual([
    'Mediaan van 14',
    'vergelijkbare',
    'woningen',
  ])
})
