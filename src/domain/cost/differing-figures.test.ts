import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { LegalFact } from '../legal/legal-fact'
import { differingFigures } from './differing-figures'
import type { FileFigures } from './file-figures'
import { aCostQuestion, noFigures } from '@/testing/costs/cost-question'

const facts: LegalFact[] = legalFacts
const differing = (file: Partial<FileFigures>, given: LegalFact[] = facts) =>
  differingFigures(aCostQuestion({ file: { ...noFigures, ...file } }), given)

test.each([
  ['what the law asks of any buyer', { registrationCents: 4_200_000, notaryFeeCents: 267_824 }, []],
  ['the same to the euro', { registrationCents: 4_200_049, notaryFeeCents: 267_800 }, []],
  ['another duty', { registrationCents: 3_500_000 }, ['registration']],
  ['the duty of an own and only home', { registrationCents: 700_000 }, ['registration']],
  ['another fee', { notaryFeeCents: 319_500 }, ['notaryFee']],
  ['nothing', {}, []],
])('a home of 350,000 whose file holds %s', (_, file, expected) => {
  expect(differing(file)).toEqual(expected)
})

test('without reviewed facts there is nothing to compare with', () => {
  const unreviewed = facts.map((fact) => ({ ...fact, reviewedAt: null }))
  expect(differing({ registrationCents: 1, notaryFeeCents: 1 }, unreviewed)).toEqual([])
})
