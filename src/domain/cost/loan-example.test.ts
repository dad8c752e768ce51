import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { LegalFact } from '../legal/legal-fact'
import { loanExample } from './loan-example'
import { monthlyPayment } from './monthly-payment'

const facts: LegalFact[] = legalFacts
const date = new Date('2026-11-15T10:00:00Z')

/* By hand: the price less a fifth, then amount × m / (1 − (1 + m)^−n), with m a twelfth of 3.4% and n the months. */
test.each([
  // 350,000 − 20% = 280,000 over 25 years
  {
    region: 'flanders',
    priceCents: 35_000_000,
    ownFundsCents: 7_000_000,
    years: 25,
    payment: '1386.77',
    source: 'nbb.be',
  },
  // 450,000 − 20% = 360,000 over 25 years
  {
    region: 'brussels',
    priceCents: 45_000_000,
    ownFundsCents: 9_000_000,
    years: 25,
    payment: '1783.00',
    source: 'nbb.be',
  },
  // 220,000 − 20% = 176,000 over 25 years
  {
    region: 'wallonia',
    priceCents: 22_000_000,
    ownFundsCents: 4_400_000,
    years: 25,
    payment: '871.69',
    source: 'nbb.be',
  },
  // 800,000 − 20% = 640,000 over 30 years
  {
    region: 'luxembourg',
    priceCents: 80_000_000,
    ownFundsCents: 16_000_000,
    years: 30,
    payment: '2838.28',
    source: 'Statec; bcl.lu',
  },
] as const)(
  'a home of $priceCents cents in $region: $payment a month, of figures from $source',
  ({ payment, source, ...expected }) => {
    const example = loanExample({ ...expected, date }, facts)!
    expect(example).toMatchObject({ ownFundsCents: expected.ownFundsCents, years: expected.years })
    const amount = (example.priceCents - example.ownFundsCents) / 100
    expect(monthlyPayment({ ...example, amount })?.toFixed(2)).toBe(payment)
    expect([...new Set(example.facts.map((fact) => fact.source))]).toEqual([source])
  },
)

test('there is no example of figures that nobody reviewed', () => {
  const unseen = facts.map((fact) => (fact.key === 'loan-rate' ? { ...fact, reviewedAt: null } : fact))
  expect(loanExample({ priceCents: 35_000_000, region: 'flanders', date }, unseen)).toBeNull()
})
