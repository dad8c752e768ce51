import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { LegalFact } from '../legal/legal-fact'
import { costPassport } from './cost-passport'
import type { FileFigures } from './file-figures'
import { aCostQuestion, noFigures } from '@/testing/costs/cost-question'

const reviewedAt = '2026-10-01T12:00:00.000Z'
const allFacts: LegalFact[] = legalFacts.map((fact) => ({ ...fact, reviewedAt }))

function aFact(given: Partial<LegalFact>): LegalFact {
  return {
    region: 'flanders',
    key: 'registration-duty-own-home',
    value: 2,
    unit: 'percent',
    validFrom: '2025-01-01',
    source: 'A source',
    reviewedAt,
    ...given,
  }
}

const lineOf = (question: Parameters<typeof aCostQuestion>[0], facts: LegalFact[], key: string) => {
  const { oneOff = [], yearly = [] } = costPassport(aCostQuestion(question), facts) ?? {}
  return [...oneOff, ...yearly].find((line) => line.key === key)
}
const withFile = (file: Partial<FileFigures>) => ({ file: { ...noFigures, ...file } })

test('without a reviewed rate of its largest cost there is no sum at all', () => {
  expect(costPassport(aCostQuestion(), [])).toBeNull()
  expect(costPassport(aCostQuestion(), [aFact({ reviewedAt: null })])).toBeNull()
  expect(costPassport(aCostQuestion({ sale: { kind: 'new', landCents: null } }), [aFact({})])).toBeNull()
})

test('a cost of which no fact is reviewed is left out, not guessed', () => {
  const passport = costPassport(aCostQuestion(), [aFact({}), aFact({ key: 'notary-fee', reviewedAt: null })])
  expect(passport?.oneOff.map(({ key }) => key)).toEqual(['registration-duty'])
  expect(passport?.yearly).toEqual([])
})

test('what depends on the value of the land stays open, and the sum says so', () => {
  const passport = costPassport(
    aCostQuestion({ region: 'luxembourg', sale: { kind: 'new', landCents: null } }),
    allFacts,
  )
  expect(passport).toMatchObject({ isOneOffComplete: false })
  expect(passport?.oneOff.filter(({ amountCents }) => amountCents === null)).toHaveLength(2)
})

test('the rate of the day of the deed counts', () => {
  const facts = [aFact({ value: 3, validTo: '2024-12-31', validFrom: '2022-01-01' }), aFact({})]
  const dutyOn = (date: string) => lineOf({ date: new Date(date) }, facts, 'registration-duty')?.amountCents
  expect(dutyOn('2024-12-31T20:00:00Z')).toBe(1_050_000)
  expect(dutyOn('2025-01-01T08:00:00Z')).toBe(700_000)
  expect(dutyOn('2021-06-01T08:00:00Z')).toBeUndefined()
})

test('a line carries the facts it was made from', () => {
  const allowance = aFact({ region: 'brussels', key: 'registration-allowance', value: 200_000, unit: 'euro' })
  const duty = aFact({ region: 'brussels', value: 12.5 })
  expect(lineOf({ region: 'brussels' }, [duty, allowance], 'registration-duty')).toMatchObject({
    facts: [duty, allowance],
  })
})

test('above the limit of the exempt part nothing is taken off', () => {
  const facts = [
    aFact({ region: 'brussels', value: 12.5 }),
    aFact({ region: 'brussels', key: 'registration-allowance', value: 200_000 }),
    aFact({ region: 'brussels', key: 'registration-allowance-limit', value: 300_000 }),
  ]
  expect(lineOf({ region: 'brussels' }, facts, 'registration-duty')?.amountCents).toBe(4_375_000)
})

test.each([
  { priceCents: 35_000_000, situation: 'own-home', fee: 247_174 },
  { priceCents: 60_000_000, situation: 'own-home', fee: 312_174 },
  { priceCents: 2_000_000, situation: 'own-home', fee: 65_850 },
  { priceCents: 35_000_000, situation: 'other', fee: 267_824 },
] as const)('the notary’s fee on $priceCents cents, $situation: $fee', ({ priceCents, situation, fee }) => {
  expect(lineOf({ priceCents, situation }, allFacts, 'notary-fee')?.amountCents).toBe(fee)
})

const aStep = (given: Partial<LegalFact>) =>
  aFact({ region: 'belgium', key: 'notary-fee', bracketFrom: 0, value: 1, ...given })

test('who lives there pays the lower scale where there is one, and the fixed part may be of another year', () => {
  const facts = [
    aFact({}),
    aStep({}),
    aStep({ key: 'notary-fee-reduction', value: 0.5 }),
    aStep({
      key: 'notary-fee-reduction',
      bracketFrom: null,
      value: 100,
      unit: 'euro',
      validFrom: '2026-01-01',
    }),
  ]
  expect(lineOf({}, facts, 'notary-fee')?.amountCents).toBe(185_000)
  expect(lineOf({}, facts.slice(0, 2), 'notary-fee')?.amountCents).toBe(350_000)
})

test('a reduction as it was once noted, a share without a bracket, is no scale', () => {
  const share = aStep({ key: 'notary-fee-reduction', bracketFrom: null, value: 10 })
  const whole = aStep({ key: 'notary-fee-reduction-whole', bracketFrom: null, value: 350_000 })
  const end = aStep({ key: 'notary-fee-reduction-end', bracketFrom: null, value: 850_000 })
  const fixed = aStep({ bracketFrom: null, value: 285, unit: 'euro' })
  const facts = [aFact({}), aStep({}), fixed, share, whole, end]
  expect(lineOf({}, facts, 'notary-fee')?.amountCents).toBe(378_500)
})

test.each([
  { sent: 88_600, amountCents: 88_600, isFromFile: true },
  { sent: null, amountCents: 107_928, isFromFile: false },
  // A tenth of what it can be: a typing error.
  { sent: 8_860, amountCents: 107_928, isFromFile: false },
])('of a property tax of $sent cents in the file, one amount is told: $amountCents', (expected) => {
  const line = lineOf(withFile({ propertyTaxCents: expected.sent }), allFacts, 'property-tax')
  expect(line).toMatchObject({ amountCents: expected.amountCents, isFromFile: expected.isFromFile })
})

const sent = withFile({ registrationCents: 4_250_000, notaryFeeCents: 319_500 })

// Coverage: 3.18.
test('duty and fee of the file stand in the place of our own for any other purchase, with VAT on the fee', () => {
  const passport = costPassport(aCostQuestion({ ...sent, situation: 'other' }), allFacts)
  expect(passport?.oneOff.map(({ key, amountCents }) => [key, amountCents])).toEqual([
    ['registration-duty', 4_250_000],
    ['notary-fee', 319_500],
    ['file-cost', 85_500],
    ['notary-vat', 85_050],
    ['disbursements', 87_989],
  ])
})

test('duty and fee of the file say nothing of an own and only home', () => {
  const passport = costPassport(aCostQuestion(sent), allFacts)
  expect(passport?.oneOff.slice(0, 2).map(({ key, amountCents }) => [key, amountCents])).toEqual([
    ['registration-duty', 700_000],
    ['notary-fee', 247_174],
  ])
})

test.each([
  { key: 'registration-duty', file: { registrationCents: 700_000 }, amountCents: 4_200_000 },
  { key: 'notary-fee', file: { notaryFeeCents: 3_500_000 }, amountCents: 267_824 },
])('a $key that cannot be is not taken over', ({ key, file, amountCents }) => {
  const line = lineOf({ ...withFile(file), situation: 'other' }, allFacts, key)
  expect(line).toMatchObject({ amountCents, isFromFile: false })
})

test('without a reviewed rate a duty of the file makes no sum', () => {
  expect(costPassport(aCostQuestion({ ...sent, situation: 'other' }), [])).toBeNull()
})

test('Luxembourg knows no cadastral income, so there is no such line', () => {
  expect(lineOf({ region: 'luxembourg' }, allFacts, 'property-tax')).toBeUndefined()
})
