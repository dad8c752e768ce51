import { expect, test } from 'vitest'

import { utf8 } from './utf8'

test.each(['', 'plain', '€ 350.000, l’été, ëß', 'жил 😀', 'half a pair: \uD83D.'])('%j as bytes', (text) => {
  expect(utf8(text).equals(Buffer.from(text))).toBe(true)
})
