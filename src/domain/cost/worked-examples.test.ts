import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { LegalFact } from '../legal/legal-fact'
import { costPassport, type CostPassport } from './cost-passport'
import { aCostQuestion } from './fixtures/cost-question'
import { workedExamples } from './fixtures/worked-examples'

const facts: LegalFact[] = legalFacts

test.each(workedExamples)('$name: as reckoned by hand', ({ asked, lines, ready, yearly }) => {
  const passport = costPassport(aCostQuestion(asked), facts)
  expect(inEuro(passport)).toEqual(lines)
  expect(passport.readyCents).toBe(Math.round(ready * 100))
  expect(passport.yearlyCents).toBe(Math.round(yearly * 100))
})

test('every region has at least two worked examples, twelve in all', () => {
  const count = (region: string) => workedExamples.filter(({ asked }) => asked.region === region).length
  expect(workedExamples.length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...['flanders', 'brussels', 'wallonia', 'luxembourg'].map(count))).toBeGreaterThanOrEqual(2)
})

test('no rate is written in the code: with every fact at zero nothing but the price is left', () => {
  const nothing = facts.map((fact) => ({ ...fact, value: 0 }))
  const sums = workedExamples.map(({ asked }) => {
    const { readyCents, yearlyCents } = costPassport(aCostQuestion(asked), nothing)
    return readyCents - asked.priceCents + yearlyCents
  })
  expect(sums).toEqual(workedExamples.map(() => 0))
})

const used = [
  ...new Set(
    workedExamples.flatMap(({ asked }) => {
      const { oneOff, yearly } = costPassport(aCostQuestion(asked), facts)
      return [...oneOff, ...yearly].flatMap((line) => line.facts)
    }),
  ),
]

test.each(used)('$region $key $bracketFrom: another value gives another sum', (fact) => {
  const withHalf = facts.map((each) => (each === fact ? { ...each, value: each.value / 2 } : each))
  const amounts = (given: LegalFact[]) =>
    workedExamples.map(({ asked }) => inEuro(costPassport(aCostQuestion(asked), given)))
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
