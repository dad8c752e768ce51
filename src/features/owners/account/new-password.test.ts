import { expect, test } from 'vitest'

import { passwordErrors } from './new-password'

test.each([
  ['', '', { password: 'password_required' }],
  ['123456789', '123456789', { password: 'password_short' }],
  ['x'.repeat(129), 'x'.repeat(129), { password: 'password_long' }],
  ['a long password', 'a long passwort', { repeated: 'passwords_differ' }],
  ['a long password', '', { repeated: 'passwords_differ' }],
  ['a long password', 'a long password', {}],
])('%j and %j', (password, repeated, errors) => {
  expect(passwordErrors({ password, repeated })).toEqual(errors)
})
