import { expect, test } from 'vitest'

import { isSocialAddress, networkName, socialLinks } from './social-links'

test.each([
  ['https://www.facebook.com/gevel', 'Facebook'],
  ['https://nl.linkedin.com/company/gevel', 'LinkedIn'],
  ['https://x.com/gevel', 'X'],
  ['https://notfacebook.com/gevel', 'notfacebook.com'],
  ['https://www.mastodon.example/@gevel', 'mastodon.example'],
])('%s is %s', (address, name) => expect(networkName(address)).toBe(name))

test.each([
  'http://facebook.com/gevel',
  'javascript:alert(1)',
  '/gevel',
  'facebook',
  'https://an:pw@x.com/',
  'https://x',
])('%s is no address to send a visitor to', (line) => expect(isSocialAddress(line)).toBe(false))

test('of what was typed each address stands once, and only addresses', () => {
  const typed = ' https://x.com/gevel \n\nfacebook\nhttps://x.com/gevel\r\nhttps://www.instagram.com/gevel'
  expect(socialLinks(typed)).toEqual(['https://x.com/gevel', 'https://www.instagram.com/gevel'])
  expect(socialLinks(null)).toEqual([])
})
