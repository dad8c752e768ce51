import { expect, test } from 'vitest'

import { knownDevice, rememberDevice } from './known-device'

const secret = 'a-secret-of-the-tests'
const an = { email: 'an@example.com', secret }
const bo = { email: 'bo@example.com', secret }
const withCookie = (line: string) => new Headers({ cookie: line.split(';')[0] ?? '' })
const remember = (headers: Headers, who: typeof an) => rememberDevice(headers, { ...who, isSecure: true })

test('a browser is known for those who signed in with it, and for nobody else', () => {
  const first = withCookie(remember(new Headers(), an))
  expect(knownDevice(first, an)).not.toBeNull()
  expect(knownDevice(first, bo)).toBeNull()
  const second = withCookie(remember(first, bo))
  expect(knownDevice(second, an)?.id).toBe(knownDevice(first, an)?.id)
  expect(knownDevice(second, bo)).not.toBeNull()
})

test('a cookie that was made elsewhere is worth nothing', () => {
  const other = withCookie(remember(new Headers(), { ...an, secret: 'another-secret-of-tests' }))
  expect(knownDevice(other, an)).toBeNull()
  for (const forged of ['', 'x', '~', 'x~y', 'x~'.repeat(50)])
    expect(knownDevice(new Headers({ cookie: `gevel_device=${forged}` }), an)).toBeNull()
})

test('it remembers five people, the last first', () => {
  let headers = new Headers()
  const people = Array.from({ length: 7 }, (_, index) => ({ email: `p${index}@example.com`, secret }))
  for (const person of people) headers = withCookie(remember(headers, person))
  expect(people.map((person) => knownDevice(headers, person) !== null)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

test('no script reads it, and it stays on this host and on https', () => {
  const line = remember(new Headers(), an)
  expect(line).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  expect(line).not.toContain('Domain')
})
