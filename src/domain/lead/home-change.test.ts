import { expect, test } from 'vitest'

import { changeReason, type HomeFacts } from './home-change'

const home: HomeFacts = { priceCents: 35_000_000, isAvailable: true, facts: 'a' }

test.each<[string, HomeFacts | null, Partial<HomeFacts>, string | null]>([
  ['seen for the first time', null, {}, 'new'],
  ['seen first when it is sold', null, { isAvailable: false }, null],
  ['the same', home, {}, null],
  ['cheaper', home, { priceCents: 32_500_000 }, 'price-32500000'],
  ['dearer', home, { priceCents: 36_000_000 }, 'changed'],
  ['its price no longer told', home, { priceCents: null }, 'changed'],
  ['its price told at last', { ...home, priceCents: null }, {}, 'changed'],
  ['with a bedroom more', home, { facts: 'b' }, 'changed'],
  ['sold', home, { isAvailable: false, priceCents: 1 }, null],
  ['back, and cheaper', { ...home, isAvailable: false }, { priceCents: 1 }, 'available'],
])('a home that is %s', (_, before, change, reason) => {
  expect(changeReason(before, { ...home, ...change })).toBe(reason)
})
