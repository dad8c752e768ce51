import { expect, test } from 'vitest'

import type { LegalFact } from '../legal/legal-fact'
import { costPassport } from './cost-passport'
import { aCostQuestion } from './fixtures/cost-question'

function aFact(given: Partial<LegalFact>): LegalFact {
  return {
    region: 'flanders',
    key: 'registration-duty-own-home',
    value: 2,
    unit: 'percent',
    validFrom: '2025-01-01',
    source: 'A source',
    ...given,
  }
}

const lineOf = (question: Parameters<typeof aCostQuestion>[0], facts: LegalFact[], key: string) => {
  const { oneOff, yearly } = costPassport(aCostQuestion(question), facts)
  return [...oneOff, ...yearly].find((line) => line.key === key)
}

test('a line says which figures it lacks instead of inventing them', () => {
  const bare = { cadastralIncome: null, kwhPerSquareMetre: null, livingSquareMetres: null }
  expect(lineOf(bare, [], 'property-tax')).toMatchObject({ amountCents: null, missing: ['cadastral-income'] })
  expect(lineOf(bare, [], 'energy')).toMatchObject({
    amountCents: null,
    missing: ['energy-value', 'living-area'],
  })
  expect(lineOf({}, [], 'registration-duty')).toMatchObject({ amountCents: null, missing: ['legal-fact'] })
})

test('a sum with a line missing is not complete', () => {
  const passport = costPassport(aCostQuestion(), [aFact({})])
  expect(passport.isOneOffComplete).toBe(false)
  expect(passport.readyCents).toBe(35_700_000)
})

test('the rate of the day of the deed counts', () => {
  const facts = [aFact({ value: 3, validTo: '2024-12-31', validFrom: '2022-01-01' }), aFact({})]
  const dutyOn = (date: string) => lineOf({ date: new Date(date) }, facts, 'registration-duty')?.amountCents
  expect(dutyOn('2024-12-31T20:00:00Z')).toBe(1_050_000)
  expect(dutyOn('2025-01-01T08:00:00Z')).toBe(700_000)
  expect(dutyOn('2021-06-01T08:00:00Z')).toBeNull()
})

test('a line carries the facts it was made from, with basis and rate', () => {
  const allowance = aFact({ region: 'brussels', key: 'registration-allowance', value: 200_000, unit: 'euro' })
  const duty = aFact({ region: 'brussels', value: 12.5 })
  expect(lineOf({ region: 'brussels' }, [duty, allowance], 'registration-duty')).toMatchObject({
    basis: { value: 15_000_000, unit: 'cents' },
    rate: { value: 12.5, unit: 'percent' },
    facts: [duty, allowance],
  })
})

test('above the limit of the exempt part the line says why nothing is taken off', () => {
  const facts = [
    aFact({ region: 'brussels', value: 12.5 }),
    aFact({ region: 'brussels', key: 'registration-allowance', value: 200_000 }),
    aFact({ region: 'brussels', key: 'registration-allowance-limit', value: 300_000 }),
  ]
  expect(lineOf({ region: 'brussels' }, facts, 'registration-duty')).toMatchObject({
    amountCents: 4_375_000,
    caveats: ['above-allowance-limit'],
  })
})

test('what a municipality or a household decides is an estimate', () => {
  const { oneOff, yearly } = costPassport(aCostQuestion(), [])
  expect(yearly.map(({ isEstimate }) => isEstimate)).toEqual([true, true])
  expect(oneOff.find(({ key }) => key === 'registration-duty')?.isEstimate).toBe(false)
})

test('Luxembourg knows no cadastral income, so there is no such line', () => {
  expect(lineOf({ region: 'luxembourg' }, [], 'property-tax')).toBeUndefined()
})

test('a home that makes more energy than it uses costs nothing to heat, and is paid nothing', () => {
  const price = aFact({ region: 'belgium', key: 'energy-price', value: 0.113 })
  expect(lineOf({ kwhPerSquareMetre: -12 }, [price], 'energy')?.amountCents).toBe(0)
})
