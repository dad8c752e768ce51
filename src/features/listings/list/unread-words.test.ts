import { expect, test } from 'vitest'

import { splitUnread, withUnread } from './unread-words'

test.each([
  ['/nl/te-koop/', 'zonder tuin', '/nl/te-koop/?unread=zonder+tuin'],
  ['/nl/te-koop/?city=Gent', '4 façades & co', '/nl/te-koop/?city=Gent&unread=4+fa%C3%A7ades+%26+co'],
  ['/nl/te-koop/?city=Gent', '', '/nl/te-koop/?city=Gent'],
])('%s tells %j', (href, words, told) => {
  expect(withUnread(href, words)).toBe(told)
  const { search } = new URL(told, 'http://site')
  expect(splitUnread(search.slice(1))).toEqual({
    query: new URL(href, 'http://site').search.slice(1),
    unread: words,
  })
})

test('the words are shown tidy and not longer than what can be typed', () => {
  expect(splitUnread(`unread=${'a'.repeat(200)}`).unread).toHaveLength(80)
  expect(splitUnread('unread=a%00%0A++b&city=Gent')).toEqual({ query: 'city=Gent', unread: 'a b' })
})
