import { expect, test } from 'vitest'

import { readMeasuredLines, writeMeasuredLines } from './measured-lines'

test('rooms come back as they went in', () => {
  const rooms = [
    { name: 'Slaapkamer 1', amount: 14.5 },
    { name: 'Berging', amount: null },
  ]
  expect(readMeasuredLines(writeMeasuredLines(rooms))).toEqual(rooms)
})

test('a name cannot break its line', () => {
  expect(readMeasuredLines(writeMeasuredLines([{ name: 'Keuken\nmet\teiland', amount: 9 }]))).toEqual([
    { name: 'Keuken met eiland', amount: 9 },
  ])
})

test('an empty text is no line', () => {
  expect(readMeasuredLines('')).toEqual([])
})
