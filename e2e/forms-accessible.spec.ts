import { expect, type Page } from '@playwright/test'

import type { LeadKind } from '../src/domain/lead/lead-kind'
import { overflow, violations } from './axe'
import { fillIn, formAddress, formIn, subjectOf } from './send-form'
import { journeysInSteps } from './form-journeys-in-steps'
import { journeysOfOneStep } from './form-journeys-of-one-step'
import { words } from './messages'
import { test } from './test'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

/** What axe finds, and by how many pixels the page is too wide. */
async function faults(page: Page): Promise<string[]> {
  const tooWide = await overflow(page)
  return [...(await violations(page)), ...(tooWide > 0 ? [`${tooWide} px too wide`] : [])]
}

for (const journey of [...journeysOfOneStep, ...journeysInSteps]) {
  const { kind, submit, steps } = journey
  test(`${kind}: axe finds nothing in it, wide and clean, narrow and with its errors showing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(formAddress('nl', kind, await subjectOf(journey, 0)))
    await expect(formIn(page, kind)).toBeVisible()
    expect(await faults(page)).toEqual([])
    const button = words('nl', steps.length > 1 ? 'common.next_step' : submit)
    await formIn(page, kind).getByRole('button', { name: button }).click()
    await expect(page.locator('#error-summary')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await faults(page)).toEqual([])
  })
}

/** A later step in which something must be filled in. */
const laterSteps = { demand: 2, valuation: 2, offer: 2, 'rent-application': 1 } as Partial<
  Record<LeadKind, number>
>

for (const journey of journeysInSteps) {
  const { kind } = journey
  test(`${kind}: axe finds nothing in a later step, with its errors showing`, async ({ page }) => {
    const address = formAddress('nl', kind, await subjectOf(journey, 0))
    const sending = { journey, locale: 'nl', address, email: 'an@example.com' } as const
    await fillIn(page, { ...sending, until: laterSteps[kind] })
    await formIn(page, kind).getByRole('button').first().click()
    await expect(page.locator('#error-summary')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}
