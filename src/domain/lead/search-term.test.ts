import { expect, test } from 'vitest'

import { searchTerms } from './search-term'

test.each([
  '0470 12 34 56',
  '+32 470 12 34 56',
  '+32 (0)470/12.34.56',
  '0032470123456',
  '0470/12.34.56',
  '0470-12-34-56',
  '+32470123456',
  '00 32 470 12 34 56',
])('%s is the number 470123456', (query) => {
  const [term, ...others] = searchTerms(query)
  expect([term?.digits, others]).toEqual(['470123456', []])
})

test.each([
  ['An Peeters', [null, null]],
  ['an 0470 12 34 56 Gent', [null, '470123456', null]],
  ['12 34', [null]],
  ['+352 621 12 34 56', ['621123456']],
  ['', []],
])('%j has the numbers %j', (query, digits) => {
  expect(searchTerms(query).map((term) => term.digits)).toEqual(digits)
})
