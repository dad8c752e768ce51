import { expect, test } from 'vitest'

import { httpsUrl } from './https-url'

// Coverage: 2.18.
test.each([
  ['www.x.be', 'https://www.x.be'],
  ['http://www.x.be/a?b=c', 'https://www.x.be/a?b=c'],
  ['HTTPS://www.x.be', 'https://www.x.be'],
  ['//www.x.be', 'https://www.x.be'],
  [' x.be/project ', 'https://x.be/project'],
  ['javascript:alert(1)', null],
  ['mailto:info@x.be', null],
  ['ftp://x.be', null],
  ['/nl/te-koop/', null],
  ['project', null],
  ['', null],
])('%s becomes %s', (link, url) => {
  expect(httpsUrl(link)).toBe(url)
})
