import { expect, test } from 'vitest'

import { rentTerms } from './rent-terms'

// Coverage: 9.54, 9.55, 9.56, 9.57, 9.58.
test('what is known of a home to let, and never an income to reach', () => {
  const facts = { chargesRenter: 75, inventoryOfPlace: 180.5, maximumPersons: 3 }
  expect(rentTerms({ priceCents: 95_000, facts }, 3)).toEqual([
    { text: 'rentapp.max_persons', count: 3 },
    { text: 'rentapp.first_month', cents: 102_500 },
    { text: 'rentapp.inventory_share', cents: 18_050 },
    { text: 'rentapp.deposit', cents: 285_000, count: 3 },
  ])
})

test('a rent that is not published gives nothing away', () => {
  expect(rentTerms({ priceCents: null, facts: { chargesRenter: 75 } }, 2)).toEqual([])
})

test('where the law names no deposit, none is named', () => {
  expect(rentTerms({ priceCents: 95_000, facts: {} }, null)).toEqual([
    { text: 'rentapp.first_month', cents: 95_000 },
  ])
})
