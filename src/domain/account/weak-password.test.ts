import { expect, test } from 'vitest'

import { weakPassword } from './weak-password'

test.each([
  ['abc', 'short'],
  ['zes-koeien!', 'short'],
  ['wachtwoord123', 'common'],
  ['Password2026!', 'common'],
  ['P@ssw0rd1234', 'common'],
  ['123456789012', 'common'],
  ['abcdefghijkl', 'common'],
  ['aaaaaaaaaaaaaaa', 'common'],
  ['azertyuiop123', 'common'],
  ['welkomwelkom1', 'common'],
  ['els.peeters2026', 'common'],
  ['zes koeien in de wei', null],
  ['a-long-enough-password', null],
  ['Tq7!mX2v_pLr', null],
  ['de brug over de schelde', null],
])('"%s" is %s', (password, answer) => {
  expect(weakPassword(password, ['els.peeters@example.be', 'Els Peeters'])).toBe(answer)
})
