// Proves 9.33 of docs/coverage.md.

import { expect, test } from 'vitest'

import { dateText } from './date'

test.each([
  { instant: '2025-03-07T12:00:00Z', text: '7-3-2025' },
  { instant: '2025-12-31T22:59:59Z', text: '31-12-2025' },
  { instant: '2025-12-31T23:00:00Z', text: '1-1-2026' },
  { instant: '2025-06-30T22:00:00Z', text: '1-7-2025' },
  { instant: 'yesterday', text: '' },
])('$instant is $text in Brussels', ({ instant, text }) => {
  expect(dateText(new Date(instant))).toBe(text)
})
