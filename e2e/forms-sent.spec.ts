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

// Coverage: 1.5.
test('every form of the site has a journey', () => {
  expect(journeys.map(({ kind }) => kind).toSorted()).toEqual(
    // Those under a list and under favourites have their own: see keep-informed.spec.ts and keep-by-mail.spec.ts.
    leadKinds.filter((kind) => !['own-home', 'list', 'favourites'].includes(subjectOf(kind))).toSorted(),
  )
})

for (const journey of journeys.filter(({ setting }) => !setting)) {
  // Coverage: 1.9, 1.25, 1.26, 1.29, 1.31, 1.32, 2.113, 2.114, 2.115, 2.116, 2.119, 7.2, 7.3, 7.4, 7.10.
  test(`${journey.kind}: sent in four languages, thanked, mailed and at the platform`, async ({
    context,
  }) => {
    await sendInEveryLanguage(context, journey)
  })
}
