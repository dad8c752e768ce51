import { expect, test } from 'vitest'

import { homeIds } from './home-ids'
import { homesQuery } from './homes-query'

test.each([
  { query: '?homes=123,456', ids: [123, 456] },
  { query: 'homes=123&homes=456', ids: [123, 456] },
  { query: 'homes=456,123,456', ids: [456, 123] },
  { query: 'homes=123%2C456', ids: [123, 456] },
  { query: 'homes=0,-1,1.5,1e3,abc,,7', ids: [7] },
  { query: 'homes=2147483647,2147483648', ids: [2147483647] },
  { query: 'homes=1%27%20or%201=1', ids: [] },
  { query: 'page=2', ids: [] },
  { query: '', ids: [] },
])('$query names $ids', ({ query, ids }) => {
  expect(homeIds(query)).toEqual(ids)
})

test.each([{ ids: [3, 1, 2] }, { ids: [] }])('what is written of $ids is read again', ({ ids }) => {
  expect(homeIds(homesQuery(ids))).toEqual(ids)
})
