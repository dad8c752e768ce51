import { expect, test } from 'vitest'

import { dateText } from './date'

// Coverage: 9.33.
test.each([
  { instant: '2025-03-07T12:00:00Z', text: '7-3-2025' },
  { instant: '2025-12-31T22:59:59Z', text: '31-12-2025' },
  { instant: '2025-12-31T23:00:00Z', text: '1-1-2026' },
  { instant: '2025-06-30T22:00:00Z', text: '1-7-2025' },
  { instant: 'yesterday', text: '' },
])('$instant is $text in Brussels', ({ instant, text }) => {
  expect(dateText(new Date(instant), 'nl')).toBe(text)
})

test.each([
  ['nl', '23-9-2029'],
  ['fr', '23/9/2029'],
  ['en', '23/9/2029'],
  ['de', '23.9.2029'],
] as const)('in %s the mark between the parts is its own: %s', (language, text) => {
  expect(dateText(new Date('2029-09-23T12:00:00Z'), language)).toBe(text)
})
