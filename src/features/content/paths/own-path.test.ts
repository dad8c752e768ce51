import { expect, test } from 'vitest'

import { ownPath } from './own-path'

test.each([
  ['/nl/rond/?a=1', '/nl/rond/?a=1'],
  ['https://www.agency.be/nl/rond/?a=1#b', '/nl/rond/?a=1#b'],
  ['https://agency.be/nl/rond', '/nl/rond'],
  ['https://partner.be/nl/rond/', null],
  ['https://shop.agency.be/', null],
])('%s is %s on the site itself', (address, path) => {
  expect(ownPath(address, 'https://www.agency.be')).toBe(path)
  expect(ownPath(address, 'https://agency.be/')).toBe(path)
})
