import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutText } from './cut-text'

// Coverage: 9.39, 9.40.
test.each([
  { text: 'kort', limit: 10, ellipsis: '…', cut: 'kort' },
  { text: 'een huis met tuin', limit: 13, ellipsis: '', cut: 'een huis met' },
  { text: 'een huis met tuin', limit: 12, ellipsis: '', cut: 'een huis met' },
  { text: 'een huis met tuin', limit: 13, ellipsis: '…', cut: 'een huis met…' },
  { text: 'een appartementsgebouw', limit: 10, ellipsis: '', cut: 'een appart' },
  { text: 'een appartementsgebouw', limit: 10, ellipsis: '...', cut: 'een app...' },
  { text: 'abc🏠def', limit: 4, ellipsis: '', cut: 'abc' },
  { text: 'abc🏠def', limit: 5, ellipsis: '', cut: 'abc🏠' },
  { text: 'abcdef', limit: 2, ellipsis: '...', cut: 'ab' },
  { text: 'abcdef', limit: 0, ellipsis: '…', cut: '' },
])('"$text" in $limit places with "$ellipsis" is "$cut"', ({ text, limit, ellipsis, cut }) => {
  expect(cutText(text, { limit, ellipsis })).toBe(cut)
})

test('no cut is longer than its limit or splits a character', () => {
  const anyText = fc.string({
    unit: fc.oneof(fc.constant(' '), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
  })
  fc.assert(
    fc.property(anyText, fc.nat(30), fc.constantFrom('', '…', '...'), (text, limit, ellipsis) => {
      const cut = cutText(text, { limit, ellipsis })
      expect(cut.length).toBeLessThanOrEqual(Math.max(limit, 0))
      expect(cut).not.toMatch(/\p{Surrogate}/u)
    }),
  )
})
