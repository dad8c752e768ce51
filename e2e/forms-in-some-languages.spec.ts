// Proves 3.118, 3.119, 3.120, 5.9, 5.14, 7.11, 7.12 of docs/coverage.md.

import { expect } from '@playwright/test'

import { apiOf } from './cms'
import { journeysInSteps } from './form-journeys-in-steps'
import { journeysOfOneStep } from './form-journeys-of-one-step'
import { forgetCounts } from './leads'
import { locales } from './messages'
import { expectErrors } from './post-wrong-form'
import { formAddress } from './send-form'
import { sendInEveryLanguage } from './send-in-every-language'
import { wrongFormsInSomeLanguages } from './wrong-forms-in-some-languages'
import { test } from './test'

const settings = 'globals/settings?depth=0'
const journeys = [...journeysOfOneStep, ...journeysInSteps].filter(({ setting }) => setting)
let before: Record<string, unknown> = {}

test.beforeEach(forgetCounts)

test('what binds a buyer or a tenant is there in Dutch, until the agency wants it in more languages', async ({
  request,
}) => {
  for (const { kind, about } of wrongFormsInSomeLanguages) {
    const answers = await Promise.all(
      locales.map((locale) => request.get(formAddress(locale, kind, about ?? {}))),
    )
    expect(answers.map((answer) => answer.status())).toEqual([200, 404, 404, 404])
  }
})

test.describe('once an editor has switched them on in four languages', () => {
  test.beforeAll(async ({ playwright }) => {
    const api = await apiOf(playwright, 'administrator')
    const { purchaseOffer, rentApplication } = await api.get<Record<string, unknown>>(settings)
    before = { purchaseOffer, rentApplication }
    const everywhere = { purchaseOffer: locales, rentApplication: locales }
    expect((await api.send('POST', settings, everywhere)).status).toBe(200)
  })

  test.afterAll(async ({ playwright }) => {
    const api = await apiOf(playwright, 'administrator')
    expect((await api.send('POST', settings, before)).status).toBe(200)
  })

  for (const journey of journeys) {
    test(`${journey.kind}: sent in four languages, thanked, mailed and at the platform`, async ({
      context,
    }) => {
      await sendInEveryLanguage(context, journey)
    })
  }

  for (const form of wrongFormsInSomeLanguages) {
    test(`${form.kind}: whatever is missing or wrong is said, in four languages`, async ({ page }) => {
      await page.goto('/robots.txt')
      for (const locale of locales) await expectErrors(page, form, locale)
    })
  }
})
