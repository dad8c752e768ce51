import { expect, test } from 'vitest'

import { missingAddress } from './missing-address'

const siteUrl = 'https://www.example.be'
const read = (path: string, referrer: string | null = null) => missingAddress(path, { referrer, siteUrl })

test('an address is known by the form in which redirects compare it, and shown as it was asked for', () => {
  expect(read('/Over%20Ons.php')).toEqual({ path: '/over-onsphp/', asked: '/Over%20Ons.php', referrer: '' })
  expect(read('/aanbod/Huizen/')?.path).toBe(read('/AANBOD/huizen')?.path)
})

test.each([
  ['https://www.google.com/search?q=huis+te+koop', 'www.google.com/search'],
  ['https://blog.partner.be/links.html#x', 'blog.partner.be/links.html'],
  ['https://www.example.be/nl/blog/?utm_source=mail', '/nl/blog/'],
  ['https://mail.example.org/u/an.peeters@example.org/inbox', 'mail.example.org/'],
  ['https://a.example/unsubscribe/9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c', 'a.example/'],
  ['android-app://com.google.android.gm/', ''],
  ['not an address', ''],
])('of the referrer %s is kept: %s', (referrer, kept) => {
  expect(read('/oud.html', referrer)?.referrer).toBe(kept)
})

test.each([
  '/wp-login.php',
  '/wp-admin/setup.php',
  '/.env',
  '/app/.git/config',
  '/favicon.ico',
  '/apple-touch-icon-120x120.png',
  '/backup.sql',
  '/phpMyAdmin/index.php',
  '/cgi-bin/luci',
])('what robots ask of every site is left out: %s', (path) => {
  expect(read(path)).toBeNull()
})

test.each([
  '/wp-content/uploads/brochure.pdf',
  '/contact.html',
  '/index.php',
  '/detail.aspx',
  '/nl/detail/12345',
])('what an old site may have had is kept: %s', (path) => {
  expect(read(path)).not.toBeNull()
})

test.each([
  '/nl/lead/an.peeters@example.org',
  '/nl/an.peeters%40example.org/',
  '/nl/bevestig/9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c',
  '/nl/4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11/',
  '/bel/0478 12 34 56',
  `/${'a'.repeat(201)}`,
  '/%E0%A4%A',
  '/',
])('what may be somebody’s own, or nobody can read, is not kept: %s', (path) => {
  expect(read(path)).toBeNull()
})
