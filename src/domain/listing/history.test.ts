import { describe, expect, test } from 'vitest'

import { type HistoryEntry, homeHistory } from './history'
import type { ListingStatus } from './listing'

const today = '2026-11-20'

function entry(
  day: number,
  status: ListingStatus | null,
  euro: number | null,
  isFirstSync = false,
): HistoryEntry {
  const at = `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`
  return { at, status, priceCents: euro === null ? null : euro * 100, isFirstSync }
}

const told = (...entries: HistoryEntry[]) =>
  homeHistory(entries, today)?.events.map((event) =>
    event.kind === 'price'
      ? `${event.day.slice(8)} ${event.fromCents / 100} to ${event.toCents / 100}`
      : `${event.day.slice(8)} ${event.kind}`,
  )
const days = (...entries: HistoryEntry[]) => homeHistory(entries, today)?.daysOnline

describe('what became of a home', () => {
  test('a home that came after the first sync went online that day', () => {
    expect(told(entry(4, 'available', 300))).toEqual(['04 online'])
  })

  test('a home that the first sync found was seen that day, which is no event of its own', () => {
    expect(told(entry(4, 'available', 300, true))).toEqual(['04 seen'])
  })

  test('prices up and down, an option that ends and a sale are told in order', () => {
    const entries = [
      entry(1, 'available', 300),
      entry(3, 'available', 280),
      entry(5, 'under-option', 280),
      entry(8, 'available', 290),
      entry(9, 'sold', null),
    ]
    expect(told(...entries)).toEqual([
      '01 online',
      '03 300 to 280',
      '05 under-option',
      '08 available-again',
      '08 280 to 290',
      '09 sold',
    ])
  })

  test('a price that was on request in between is compared with the last one shown', () => {
    const entries = [entry(1, 'available', 300), entry(2, 'available', null), entry(3, 'available', 280)]
    expect(told(...entries)).toEqual(['01 online', '03 300 to 280'])
  })

  test('a price put right on the same day never changed', () => {
    const entries = [entry(1, 'available', 300), entry(2, 'available', 30), entry(2, 'available', 300)]
    expect(told(...entries)).toEqual(['01 online'])
  })

  test('what happens on the day of the first sync is told, but not the sync itself', () => {
    const entries = [entry(1, 'available', 300, true), entry(1, 'available', 280), entry(1, 'sold', null)]
    expect(told(...entries)).toEqual(['01 seen', '01 sold'])
    expect(told(...entries.slice(0, 2))).toEqual(['01 seen', '01 300 to 280'])
  })

  test('a home that was taken off and came back says so', () => {
    const entries = [entry(1, 'available', 300), entry(5, null, null), entry(9, 'available', 280)]
    expect(told(...entries)).toEqual(['01 online', '09 online-again', '09 300 to 280'])
  })

  test('a home that was sold when it was first seen has no history until it can be had again', () => {
    expect(homeHistory([entry(1, 'sold', null, true)], today)).toBeNull()
    expect(told(entry(1, 'sold', null, true), entry(3, 'available', 300))).toEqual(['03 online'])
    expect(homeHistory([], today)).toBeNull()
  })
})

describe('days online', () => {
  test('run to today while the home can be had', () => {
    expect(days(entry(20, 'available', 300))).toBe(0)
    expect(days(entry(4, 'available', 300), entry(10, 'under-option', 300))).toBe(16)
  })

  test('stop when it is sold', () => {
    expect(days(entry(4, 'available', 300), entry(10, 'sold', null))).toBe(6)
  })

  test('do not run while it is off the site', () => {
    expect(days(entry(1, 'available', 300), entry(5, null, null), entry(18, 'available', 300))).toBe(6)
  })

  test('are counted on the calendar of Brussels, also when the clock is changed', () => {
    const late = { ...entry(1, 'available', 300), at: '2026-10-24T22:30:00Z' }
    expect(homeHistory([late], '2026-10-26')?.daysOnline).toBe(1)
  })
})
