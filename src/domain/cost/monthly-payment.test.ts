import { expect, test } from 'vitest'

import { monthlyPayment } from './monthly-payment'

/* By hand: amount × m / (1 − (1 + m)^−n), with m a twelfth of the yearly rate and n the months. */
test.each([
  // m 0.28333…%, 1.0028333^−300 = 0.427937…
  { amount: 280_000, rate: 3.4, years: 25, payment: '1386.77' },
  { amount: 640_000, rate: 3.4, years: 30, payment: '2838.28' },
  // m 0.25%, 1.0025^−240 = 0.549223…
  { amount: 100_000, rate: 3, years: 20, payment: '554.60' },
  { amount: 240_000, rate: 0, years: 20, payment: '1000.00' },
])('$amount at $rate% over $years years: $payment a month', ({ payment, ...loan }) => {
  expect(monthlyPayment(loan)?.toFixed(2)).toBe(payment)
})

test.each([
  { amount: 0, rate: 3, years: 20 },
  { amount: -5, rate: 3, years: 20 },
  { amount: 100_000, rate: Number.NaN, years: 20 },
  { amount: 100_000, rate: -1, years: 20 },
  { amount: 100_000, rate: 3, years: 0 },
])('%o is no loan', (loan) => {
  expect(monthlyPayment(loan)).toBeNull()
})
