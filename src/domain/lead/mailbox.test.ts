import { expect, test } from 'vitest'

import { mailbox } from './mailbox'

test.each([
  ['an.peeters@example.com', 'an.peeters@example.com'],
  [' An.Peeters+home@Example.com ', 'an.peeters@example.com'],
  ['a.n+x.y@gmail.com', 'an@gmail.com'],
  ['a.n@googlemail.com', 'an@gmail.com'],
  ['a.n@proton.me', 'an@proton.me'],
  ['A.N+x@protonmail.com', 'an@proton.me'],
  ['a.n@pm.me', 'an@proton.me'],
  ['+@example.com', '@example.com'],
  ['no address', '@'],
  [undefined, null],
  [12, null],
])('%s is the person %s', (email, person) => {
  expect(mailbox(email)).toBe(person)
})
