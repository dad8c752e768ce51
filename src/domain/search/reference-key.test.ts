import { expect, test } from 'vitest'

import { referenceKey } from './reference-key'

test.each(['H-0007', 'h0007', 'H 0007', 'h.0007', ' H/00-07 '])('%s is H0007', (typed) => {
  expect(referenceKey(typed)).toBe('H0007')
})
