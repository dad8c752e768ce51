import { expect, type Page } from '@playwright/test'

import { awake, stopTheClock } from './awake'
import { test } from './test'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Wat is uw huis vandaag waard?' })

// Coverage: 2.151, 4.32, 4.34.
test('the pop-up shows after its 20 seconds, and not again in the session once closed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/te-koop/')
  await stopTheClock(page)
  const justBefore = Math.max(0, 19_500 - (await page.evaluate(() => performance.now())))
  await page.clock.runFor(justBefore)
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(20_000 - justBefore)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await page.goto('/nl/te-huur/')
  await awake(page)
  await page.clock.runFor(30_000)
  await expect(popup(page)).toBeHidden()
})

test('who follows its link does not see it again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/te-koop/')
  await stopTheClock(page)
  await page.clock.runFor(21_000)
  await popup(page).getByRole('link', { name: 'Vraag uw schatting aan' }).click()
  await expect(page).toHaveURL(/\/nl\/schatting\/$/)
  await awake(page)
  await page.clock.runFor(30_000)
  await expect(popup(page)).toBeHidden()
})

// Coverage: 4.33.
test('an address that says modal-clicked keeps it away', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/?modal-clicked')
  await awake(page)
  await page.clock.runFor(30_000)
  await expect(popup(page)).toBeHidden()
})

test('it does not come over another dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/nl/te-koop/')
  await awake(page)
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await page.clock.runFor(30_000)
  await expect(popup(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
