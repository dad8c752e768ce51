import { expect, test } from 'vitest'

import { base32, codeAt, fromBase32, otpauthUrl, stepAt, stepOf } from './totp'

const secret = Buffer.from('12345678901234567890')

// Appendix B of RFC 6238, the rows of SHA-1.
test.each([
  ['1970-01-01T00:00:59Z', '94287082'],
  ['2005-03-18T01:58:29Z', '07081804'],
  ['2005-03-18T01:58:31Z', '14050471'],
  ['2009-02-13T23:31:30Z', '89005924'],
  ['2033-05-18T03:33:20Z', '69279037'],
  ['2603-10-11T11:33:20Z', '65353130'],
])('at %s the code is %s', (at, code) => {
  expect(codeAt(secret, stepAt(new Date(at)), 8)).toBe(code)
})

test('a code holds for its own half minute and the ones beside it', () => {
  const at = new Date('2026-11-17T12:00:10Z')
  const code = codeAt(secret, stepAt(at))
  const later = (seconds: number) => stepOf(secret, code, new Date(at.getTime() + seconds * 1000))
  expect([-60, -30, 0, 30, 60].map((seconds) => later(seconds) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(later(0)).toBe(stepAt(at))
  for (const typed of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOf(secret, typed, at)).toBeNull()
})

// RFC 4648, section 10, without the padding that apps leave out.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is written %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
  expect(fromBase32(written).toString()).toBe(text)
})

test('the picture names the agency and the account', () => {
  expect(otpauthUrl({ secret, email: 'an@example.com', issuer: 'Gevel Vastgoed' })).toBe(
    'otpauth://totp/Gevel%20Vastgoed:an%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Gevel%20Vastgoed',
  )
})
