import { expect, test } from 'vitest'

import { seal, unseal } from './seal'

const secret = 'a-secret-of-the-tests'
const open = Buffer.from('twenty random bytes!')

test('what is sealed is read back, by its owner and its key only', () => {
  const sealed = seal(open, secret, '7')
  expect(sealed.includes(open)).toBe(false)
  expect(unseal(sealed, secret, '7')).toEqual(open)
  expect(() => unseal(sealed, secret, '8')).toThrow()
  expect(() => unseal(sealed, 'another-secret-here', '7')).toThrow()
})

test('a changed byte is noticed, and the same words never look the same', () => {
  const sealed = seal(open, secret, '7')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => unseal(sealed, secret, '7')).toThrow()
  expect(seal(open, secret, '7')).not.toEqual(seal(open, secret, '7'))
})
