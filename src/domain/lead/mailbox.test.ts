import { expect, test } from 'vitest'

import { mailbox } from './mailbox'

test.each([
  ['an.peeters@example.com', 'anpeeters@example.com'],
  [' An.P.eeters+home@Example.com ', 'anpeeters@example.com'],
  ['a.n@googlemail.com', 'an@gmail.com'],
  [undefined, null],
  [12, null],
])('%s is the person %s', (email, person) => {
  expect(mailbox(email)).toBe(person)
})
