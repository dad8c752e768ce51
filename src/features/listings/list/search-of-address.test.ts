import { expect, test } from 'vitest'

import { criteriaToQuery } from '@/domain/search/criteria-url'

import { searchOfAddress } from './search-of-address'

test.each([
  ['https://www.gevel.example/nl/te-koop/?city=Gent&type=1&page=3', 'sale', 'city=Gent&type=1'],
  ['/fr/a-louer/', 'rent', ''],
  [' /de/zu-verkaufen/?price_max=350000&onbekend=1 ', 'sale', ''],
])('the list at %s is a search for %s with %j', (address, deal, query) => {
  const criteria = searchOfAddress(address)
  expect(criteria?.deal).toBe(deal)
  expect(criteria && criteriaToQuery(criteria)).toBe(query)
})

test.each([
  '',
  'Gent',
  '/nl/contact/',
  '/nl/te-koop/gent/huizen/',
  'javascript:alert(1)',
  '/es/te-koop/',
  'https://',
])('%j is the address of no list', (address) => {
  expect(searchOfAddress(address)).toBeNull()
})
