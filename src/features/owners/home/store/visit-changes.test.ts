import { expect, test } from 'vitest'

import { changesBetween } from './visit-changes'

const now = new Date('2026-11-17T12:00:00Z')
const visit = (id: string, at: string) => ({ id, at: new Date(at) })
const monday = '2026-11-23T14:00:00Z'
const tuesday = '2026-11-24T14:00:00Z'

test('a visit that was not there before is planned', () => {
  expect(changesBetween([], [visit('1', monday)], now)).toEqual([
    { kind: 'planned', at: new Date(monday), was: null },
  ])
})

test('a visit at another moment is moved, and says from when', () => {
  expect(changesBetween([visit('1', monday)], [visit('1', tuesday)], now)).toEqual([
    { kind: 'moved', at: new Date(tuesday), was: new Date(monday) },
  ])
})

test('a visit that is told no more is cancelled', () => {
  expect(changesBetween([visit('1', monday)], [], now)).toEqual([
    { kind: 'cancelled', at: new Date(monday), was: null },
  ])
})

test('a visit that stays, and one that has been, are no news', () => {
  const past = visit('2', '2026-11-16T14:00:00Z')
  expect(changesBetween([visit('1', monday)], [visit('1', monday), past], now)).toEqual([])
})
