import { expect, test } from 'vitest'

import { sentCookie, sentTokenIn } from './sent-cookie'

test('only the page that thanks is sent the cookie, and no script reads it', () => {
  const cookie = sentCookie({ token: 'a.b.c', path: '/nl/bedankt/contact-me/', isSecure: true })
  expect(cookie).toBe(
    'gevel_sent=a.b.c; Max-Age=172800; Path=/nl/bedankt/contact-me/; HttpOnly; SameSite=Lax; Secure',
  )
})

test.each([
  ['gevel_sent=a.b-c_d.e', 'a.b-c_d.e'],
  ['other=1; gevel_sent=a.b.c; more=2', 'a.b.c'],
  ['not_gevel_sent=a.b.c', null],
  ['gevel_sent=a b', null],
  ['', null],
  [null, null],
])('in %s stands %s', (header, token) => {
  expect(sentTokenIn(header)).toBe(token)
})
