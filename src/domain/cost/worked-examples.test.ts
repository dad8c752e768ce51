import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { LegalFact } from '../legal/legal-fact'
import { sumOf } from './cost-line'
import { costPassport, type CostPassport } from './cost-passport'
import { aCostQuestion, noFigures } from '@/testing/costs/cost-question'
import type { WorkedExample } from '@/testing/costs/worked-example'
import { workedExamples } from '@/testing/costs/worked-examples'

/** As if the agency had reviewed every one. */
const facts: LegalFact[] = legalFacts.map((fact) => ({ ...fact, reviewedAt: '2026-11-15' }))
const passportOf = (asked: WorkedExample['asked'], given = facts) =>
  costPassport(aCostQuestion(asked), given)!

test.each(workedExamples)('$name: as calculated by hand', ({ asked, lines, ready, yearly }) => {
  const passport = passportOf(asked)
  expect(inEuro(passport)).toEqual(lines)
  expect(passport.readyCents).toBe(Math.round(ready * 100))
  expect(passport.yearlyCents).toBe(Math.round(yearly * 100))
})

test.each(workedExamples)('$name: its rates were read at $source', ({ asked, source }) => {
  const { oneOff, yearly } = passportOf(asked)
  const read = [...oneOff, ...yearly].flatMap((line) => line.facts).flatMap((fact) => fact.source.split('; '))
  expect(source.split('; ').filter((name) => !read.includes(name))).toEqual([])
})

/** As the calculator of notaris.be answered on 6 September 2026, noted by somebody else. */
test.each([
  { price: 150_000, situation: 'other', fee: 1907.88 },
  { price: 280_000, situation: 'other', fee: 2538.24 },
  { price: 450_000, situation: 'other', fee: 2878.24 },
  { price: 150_000, situation: 'own-home', fee: 1686.56 },
  { price: 280_000, situation: 'own-home', fee: 2261.74 },
  { price: 450_000, situation: 'own-home', fee: 2771.74 },
] as const)(
  'a Belgian notary’s fee on $price, $situation, is $fee, as the notaries calculate it',
  ({ price, situation, fee }) => {
    const passport = passportOf({ region: 'wallonia', priceCents: price * 100, situation })
    expect(inEuro(passport)['notary-fee']).toBe(fee)
  },
)

/** What the same calculator adds: rights, searches and transcription, with VAT on the fee, the file, 309 and 100. */
test('all that a Belgian deed costs beside the duty is the sum of the notaries’ calculator', () => {
  const { oneOff } = passportOf({ region: 'wallonia', priceCents: 28_000_000, cadastralIncome: null })
  const theirs = 2261.74 + 855 + 309 + 285 + 100 + 100 + 740.41
  expect(sumOf(oneOff.filter(({ key }) => key !== 'registration-duty'))).toBe(Math.round(theirs * 100))
})

test('every region has at least two worked examples, twelve in all', () => {
  const count = (region: string) => workedExamples.filter(({ asked }) => asked.region === region).length
  expect(workedExamples.length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...['flanders', 'brussels', 'wallonia', 'luxembourg'].map(count))).toBeGreaterThanOrEqual(2)
})

test('no rate is written in the code: with every fact at zero nothing but the price is left', () => {
  const nothing = facts.map((fact) => ({ ...fact, value: 0 }))
  const sums = workedExamples.map(({ asked }) => {
    const { oneOff, yearly } = passportOf({ ...asked, file: noFigures }, nothing)
    return sumOf([...oneOff, ...yearly])
  })
  expect(sums).toEqual(workedExamples.map(() => 0))
})

const used = [
  ...new Set(
    workedExamples.flatMap(({ asked }) => {
      const { oneOff, yearly } = passportOf(asked)
      return [...oneOff, ...yearly].flatMap((line) => line.facts)
    }),
  ),
]

test.each(used)('$region $key $bracketFrom: another value gives another sum', (fact) => {
  const withHalf = facts.map((each) => (each === fact ? { ...each, value: each.value / 2 } : each))
  const amounts = (given: LegalFact[]) => workedExamples.map(({ asked }) => inEuro(passportOf(asked, given)))
  expect(amounts(withHalf)).not.toEqual(amounts(facts))
})

function inEuro({ oneOff, yearly }: CostPassport): Record<string, number | null> {
  return Object.fromEntries(
    [...oneOff, ...yearly].map(({ key, amountCents }) => [
      key,
      amountCents === null ? null : amountCents / 100,
    ]),
  )
}
