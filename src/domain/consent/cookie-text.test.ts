import { expect, test } from 'vitest'

import { cookieDomains, cookieText, countsAsConsent, readCookies } from './cookie-text'

// Coverage: 4.7.
test('a cookie lasts its days, for the whole site, and over TLS only where there is TLS', () => {
  expect(cookieText('a', 'true', { days: 182, isSecure: true })).toBe(
    'a=true; Path=/; Max-Age=15724800; SameSite=Lax; Secure',
  )
  expect(cookieText('a', 'x y;z', { days: 1, isSecure: false })).toBe(
    'a=x%20y%3Bz; Path=/; Max-Age=86400; SameSite=Lax',
  )
})

// Coverage: 4.7.
test('zero days remove it, on the domain where it was set', () => {
  expect(cookieText('_ga', '', { days: 0, isSecure: false, domain: 'gevel.be' })).toBe(
    '_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=gevel.be',
  )
  expect(cookieDomains('www.gevel.be')).toEqual(['www.gevel.be', 'gevel.be'])
  expect(cookieDomains('localhost')).toEqual([])
})

// Coverage: 4.7.
test('cookies are read by name, broken ones as they are', () => {
  const cookies = readCookies('a=true; b=x%20y; c=%; d=1=2')
  expect(Object.fromEntries(cookies)).toEqual({ a: 'true', b: 'x y', c: '%', d: '1=2' })
  expect(readCookies('').size).toBe(0)
})

// Coverage: 4.8, 4.9.
test.each([
  { cookie: 'true', path: '/nl/', counts: true },
  { cookie: 'false', path: '/nl/', counts: false },
  { cookie: 'TRUE', path: '/nl/', counts: false },
  { cookie: undefined, path: '/nl/', counts: false },
  { cookie: undefined, path: '/nl/preview/pages/1/', counts: true },
])('a cookie of $cookie at $path counts as consent: $counts', ({ cookie, path, counts }) => {
  expect(countsAsConsent(cookie, path)).toBe(counts)
})
