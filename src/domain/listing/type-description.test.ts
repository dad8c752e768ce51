import { expect, test } from 'vitest'

import { typeDescription } from './type-description'

// Coverage: 3.69.
test.each([
  { words: 'Eengezinswoning', length: 15 },
  { words: 'a'.repeat(100), length: 100 },
  { words: 'a'.repeat(101), length: 100 },
  { words: `${'a'.repeat(90)} ${'b'.repeat(30)}`, length: 91 },
])('"$words" takes $length characters in search', ({ words, length }) => {
  expect(typeDescription(words)).toHaveLength(length)
})
