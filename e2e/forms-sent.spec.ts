import { expect } from '@playwright/test'

import { subjectOf } from '../src/domain/lead/form/form-subject'
import { leadKinds } from '../src/domain/lead/lead-kind'
import { journeysInSteps } from './form-journeys-in-steps'
import { journeysOfOneStep } from './form-journeys-of-one-step'
import { forgetCounts } from './leads'
import { sendInEveryLanguage } from './send-in-every-language'
import { test } from './test'

const journeys = [...journeysOfOneStep, ...journeysInSteps]

test.beforeEach(forgetCounts)

test('every form of the site has a journey', () => {
  expect(journeys.map(({ kind }) => kind).toSorted()).toEqual(
    // The one under a list has its own: see keep-informed.spec.ts.
    leadKinds.filter((kind) => !['own-home', 'list'].includes(subjectOf(kind))).toSorted(),
  )
})

for (const journey of journeys.filter(({ setting }) => !setting)) {
  test(`${journey.kind}: sent in four languages, thanked, mailed and at the platform`, async ({
    context,
  }) => {
    await sendInEveryLanguage(context, journey)
  })
}
