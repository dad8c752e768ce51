import { expect, test } from 'vitest'

import { typedAmount } from './typed-amount'

test.each([
  ['350k', 350_000],
  ['350 K', 350_000],
  ['€350k', 350_000],
  ['1,2 mio', 1_200_000],
  ['1.2 mio', 1_200_000],
  ['1,15 miljoen', 1_150_000],
  ['1.250 mio', 1_250_000],
  ['1 Mio.', 1_000_000],
  ['2 millions', 2_000_000],
  ['1.5m', 1_500_000],
  ['350 duizend', 350_000],
  ['350 mille', 350_000],
  ['1.200 €', 1200],
  ['1 200 €', 1200],
  ['1.200,50', 1200.5],
  ['1.200,-', 1200],
  ['€ 350.000', 350_000],
  ['350,000', 350_000],
  ['350’000'.replace('’', "'"), 350_000],
  ['350000', 350_000],
  ['350000 euro', 350_000],
  ['1250.50', 1250.5],
])('%s is %d euro', (typed, euro) => {
  expect(typedAmount(typed)).toBe(euro)
})

test.each(['', 'veel', 'k', '3 kamers', '-5', '1.2.3', '35.0000', '9'.repeat(20), '1e9', 'NaN', '350kk'])(
  '%j is no amount',
  (typed) => {
    expect(typedAmount(typed)).toBeNull()
  },
)
