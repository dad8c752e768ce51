import { expect, test } from 'vitest'

import { hrefOnSite } from './lead-links'

test.each([
  ['/nl/te-koop/?page=2', 'https://gevel.example/nl/te-koop/?page=2'],
  ['//elsewhere.example/x', null],
  ['/\\elsewhere.example', null],
  ['https://elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the page %j links to %s', (page, href) => {
  expect(hrefOnSite('https://gevel.example', page)).toBe(href)
})
