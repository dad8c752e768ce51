import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { LegalFact } from '../legal/legal-fact'
import { loanExample } from './loan-example'
import { monthlyPayment } from './monthly-payment'

const facts: LegalFact[] = legalFacts
const date = new Date('2026-11-15T10:00:00Z')

test.each([
  // 350,000 − 20% = 280,000 at 3.4% over 25 years
  { region: 'flanders', priceCents: 35_000_000, ownFundsCents: 7_000_000, years: 25, payment: '1386.77' },
  // 800,000 − 20% = 640,000 at 3.4% over 30 years
  { region: 'luxembourg', priceCents: 80_000_000, ownFundsCents: 16_000_000, years: 30, payment: '2838.28' },
] as const)('a home of $priceCents cents in $region: $payment a month', ({ payment, ...expected }) => {
  const example = loanExample({ ...expected, date }, facts)!
  expect(example).toMatchObject({ ownFundsCents: expected.ownFundsCents, years: expected.years })
  const amount = (example.priceCents - example.ownFundsCents) / 100
  expect(monthlyPayment({ ...example, amount })?.toFixed(2)).toBe(payment)
})

test('there is no example of figures that nobody reviewed', () => {
  const unseen = facts.map((fact) => (fact.key === 'loan-rate' ? { ...fact, reviewedAt: null } : fact))
  expect(loanExample({ priceCents: 35_000_000, region: 'flanders', date }, unseen)).toBeNull()
})
