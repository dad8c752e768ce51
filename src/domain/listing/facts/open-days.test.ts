import { expect, test } from 'vitest'

import { openDayOf, openDaysAfter, openDaysText } from './open-days'

const day = (date: string, from = 9, to = 11) => ({
  startsAt: new Date(`${date}T${String(from).padStart(2, '0')}:00:00Z`),
  endsAt: new Date(`${date}T${String(to).padStart(2, '0')}:00:00Z`),
})

test('open days are kept in their order and read again', () => {
  const text = openDaysText([day('2026-11-28'), day('2026-11-21')])
  expect(openDaysAfter(new Date('2026-11-01T00:00:00Z'), text)).toEqual([
    day('2026-11-21'),
    day('2026-11-28'),
  ])
})

test('a day that is over is told no more, one that goes on is', () => {
  const text = openDaysText([day('2026-11-21'), day('2026-11-28')])
  expect(openDaysAfter(new Date('2026-11-21T10:00:00Z'), text)).toHaveLength(2)
  expect(openDaysAfter(new Date('2026-11-21T11:00:00Z'), text)).toEqual([day('2026-11-28')])
})

test('what is no interval is none', () => {
  expect(
    openDaysText([{ startsAt: day('2026-11-21').endsAt, endsAt: day('2026-11-21').startsAt }]),
  ).toBeNull()
  expect(openDayOf('2026-11-21')).toBeNull()
  expect(openDaysAfter(new Date(0), 'x/y')).toEqual([])
  expect(openDaysAfter(new Date(0), null)).toEqual([])
})
