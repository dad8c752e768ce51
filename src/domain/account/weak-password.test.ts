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
  ['1q2w3e4r5t6y', 'common'],
  ['1qaz2wsx3edc', 'common'],
  ['a1z2e3r4t5y6', 'common'],
  ['Superman1234', 'common'],
  ['Butterfly2024!', 'common'],
  ['ikhouvanjou12', 'common'],
  ['JeTaime123456', 'common'],
  ['correcthorsebatterystaple', 'common'],
  ['zes koeien in de wei', null],
  ['a-long-enough-password', null],
  ['Tq7!mX2v_pLr', null],
  ['de brug over de schelde', null],
  ['negen ganzen op de dijk', null],
  ['vier woorden na elkaar', null],
  ['chaque dimanche, une tarte aux prunes', null],
  ['only-for-the-bench', null],
  ['another-password', null],
])('"%s" is %s', (password, answer) => {
  expect(weakPassword(password, ['els.peeters@example.be', 'Els Peeters'])).toBe(answer)
})
