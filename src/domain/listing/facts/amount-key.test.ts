import { expect, test } from 'vitest'

import { isAmountKey } from './amount-key'

test.each([
  'price',
  'bouquet',
  'cadastralIncome',
  'loan-payment',
  'yearly-energy',
  'ready/own-home',
  'registration-duty/other',
  'price/first',
  'price/2026-11-06',
])('%s names an amount', (key) => {
  expect(isAmountKey(key)).toBe(true)
})

test.each(['prise', 'ready', 'ready/nobody', 'bedrooms/own-home', 'price/later', 'price/', ''])(
  '"%s" names none',
  (key) => {
    expect(isAmountKey(key)).toBe(false)
  },
)
