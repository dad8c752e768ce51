import { expect, test } from 'vitest'

import { closedHomesPageOf, closedHomesPath } from './closed-homes-path'

test('the sold and the rented have each their pages, by readable addresses', () => {
  expect(closedHomesPath('nl', 'sale')).toBe('/nl/te-koop/?sold=1')
  expect(closedHomesPath('de', 'rent', 3)).toBe('/de/zu-vermieten/?rented=1&page=3')
})

test.each([
  ['sold=1', 1],
  ['sold=1&page=4', 4],
  ['page=4&sold=1', 4],
  ['sold=1&page=zwei', 1],
  ['sold=1&page=-1', 1],
  ['sold=1&page=1e99', 1],
  ['sold=2', null],
  ['rented=1', null],
  ['', null],
])('%s asks for page %s of what was sold', (query, page) => {
  expect(closedHomesPageOf('sale', query)).toBe(page)
})
