import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { LegalFact } from '../legal/legal-fact'
import { sumOf } from './cost-line'
import { costPassport, type CostPassport } from './cost-passport'
import { aCostQuestion, noFigures } from './fixtures/cost-question'
import { type WorkedExample, workedExamples } from './fixtures/worked-examples'

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

/** A table that somebody else made of the Belgian scale: gist.github.com/PierreGe/c1592b535a93f50e99d6964773881acb. */
test.each([
  [25_000, 798],
  [100_000, 1593.66],
  [200_000, 2163.66],
  [250_000, 2448.66],
  [275_000, 2463.4],
  [425_000, 2548.9],
])('a Belgian notary’s fee on %d is %d, as another’s table has it', (price, fee) => {
  const passport = passportOf({ region: 'wallonia', priceCents: price * 100, situation: 'other' })
  expect(inEuro(passport)['notary-fee']).toBe(fee)
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
