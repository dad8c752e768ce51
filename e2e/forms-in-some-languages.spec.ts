import { expect } from '@playwright/test'

import { apiOf } from './cms'
import { journeysInSteps } from './form-journeys-in-steps'
import { journeysOfOneStep } from './form-journeys-of-one-step'
import { forgetCounts, ownAddress } from './leads'
import { locales, words } from './messages'
import { expectErrors } from './post-wrong-form'
import { fillIn, formAddress, formIn, subjectOf } from './send-form'
import { sendInEveryLanguage } from './send-in-every-language'
import { wrongFormsInSomeLanguages } from './wrong-forms-in-some-languages'
import { test } from './test'

const settings = 'globals/settings?depth=0'
const journeys = [...journeysOfOneStep, ...journeysInSteps].filter(({ setting }) => setting)
let before: Record<string, unknown> = {}

test.beforeEach(forgetCounts)

// Coverage: 1.34, 1.35, 2.120, 2.121.
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
    // Coverage: 3.118, 3.119, 3.120, 7.11, 7.12.
    test(`${journey.kind}: sent in four languages, thanked, mailed and at the platform`, async ({
      context,
    }) => {
      await sendInEveryLanguage(context, journey)
    })
  }

  for (const locale of ['nl', 'fr'] as const)
    test(`the last step of an offer shows all of it to reread before it is sent, in ${locale}`, async ({
      page,
    }) => {
      const journey = journeys.find(({ kind }) => kind === 'offer')
      if (!journey) throw new Error('No journey makes an offer')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
      const email = ownAddress('nalezen')
      const address = formAddress(locale, 'offer', await subjectOf(journey, 0))
      await fillIn(page, { journey, locale, address, email, until: 2 })
      const part = (name: string) => formIn(page, 'offer').getByRole('region', { name: words(locale, name) })
      await expect(part('offer.step_offer').getByText(/350[.\s]000/)).toBeVisible()
      await expect(part('offer.step_offer').getByText('driehonderdvijftigduizend euro')).toBeVisible()
      await expect(part('offer.step_persons').getByText('D’Hondt & Zn')).toBeVisible()
      await expect(part('offer.step_persons').getByText(email, { exact: true })).toBeVisible()
    })

  for (const form of wrongFormsInSomeLanguages) {
    // Coverage: 5.9, 5.14.
    test(`${form.kind}: whatever is missing or wrong is said, in four languages`, async ({ page }) => {
      await page.goto('/robots.txt')
      for (const locale of locales) await expectErrors(page, form, locale)
    })
  }
})
