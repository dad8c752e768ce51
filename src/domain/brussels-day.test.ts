import { expect, test } from 'vitest'

import { brusselsDay } from './brussels-day'

test('half past midnight in Brussels is a new day, whatever the server thinks', () => {
  expect(brusselsDay(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-16')
  expect(brusselsDay(new Date('2026-11-15T22:30:00Z'))).toBe('2026-11-15')
})
