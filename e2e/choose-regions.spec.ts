import { expect, type Page } from '@playwright/test'

import { violations } from './axe'
import { awake } from './awake'
import { test } from './test'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const picker = (page: Page) => page.getByRole('group', { name: 'Gemeenten en provincies' })
const ticked = (page: Page) => picker(page).locator('li input:checked')
const show = (page: Page) =>
  page
    .getByRole('button', { name: /^Toon / })
    .filter({ visible: true })
    .last()

async function openPicker(page: Page, opener: 'Meer filters' | 'Filters'): Promise<void> {
  await page.goto('/nl/te-koop/')
  await awake(page)
  await page.getByRole('button', { name: opener, exact: true }).press('Enter')
  await picker(page).scrollIntoViewIfNeeded()
  await expect(picker(page).locator('li input').first()).toBeAttached()
}

/** Ticks the municipality that has the focus and walks on, until four are ticked. */
async function tickFour(page: Page): Promise<void> {
  for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    if ((await ticked(page).count()) === 4) return
    const focused = page.locator('path[role="checkbox"]:focus')
    if ((await focused.getAttribute('aria-checked')) !== 'true') await page.keyboard.press('Space')
    await page.keyboard.press(arrow)
  }
}

async function expectListOfTicked(page: Page): Promise<void> {
  await expect(ticked(page)).toHaveCount(4)
  const keys = await ticked(page).evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value))
  await show(page).press('Enter')
  await page.waitForURL(/municipality=/)
  expect(new URL(page.url()).searchParams.getAll('municipality').sort()).toEqual(keys.sort())
  await expect(page.getByRole('link', { name: /^Filter .+ verwijderen$/ })).toHaveCount(4)
}

for (const [name, size] of Object.entries({ phone, wide })) {
  // Coverage: 1.24.
  test(`four municipalities on the map without a mouse, the province first, ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await openPicker(page, name === 'wide' ? 'Meer filters' : 'Filters')
    const toMap = picker(page).getByRole('button', { name: 'Kaart', exact: true })
    if (await toMap.isVisible()) await toMap.press('Enter')
    await picker(page).getByRole('button', { name: 'Oost-Vlaanderen' }).press('Enter')
    await tickFour(page)
    await expectListOfTicked(page)
  })
}

test('a whole province is one word in the address, and its municipalities are all ticked', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await openPicker(page, 'Meer filters')
  const branch = picker(page).locator('details[data-province="BE-VOV"]')
  await branch.locator('summary').press('Enter')
  await branch.getByRole('checkbox', { name: /^Hele provincie/ }).check()
  expect(await branch.locator('li input:not(:checked)').count()).toBe(0)
  await show(page).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?province=BE-VOV$/)
})

test('what is chosen stays chosen when nobody opens the picker', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/nl/te-koop/?municipality=44021&province=BE-BRU')
  await awake(page)
  await page.getByLabel('Slaapkamers', { exact: true }).selectOption('2')
  await show(page).click()
  await page.waitForURL(/bedrooms-min=2/)
  expect([...new URL(page.url()).searchParams].sort()).toEqual([
    ['bedrooms-min', '2'],
    ['municipality', '44021'],
    ['province', 'BE-BRU'],
  ])
})

for (const [name, size] of Object.entries({ phone, wide })) {
  test(`axe finds nothing in the open picker, map and list, ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await openPicker(page, name === 'wide' ? 'Meer filters' : 'Filters')
    for (const view of ['Lijst', 'Kaart']) {
      const button = picker(page).getByRole('button', { name: view, exact: true })
      if (await button.isVisible()) await button.click()
      await expect(
        picker(page)
          .locator(view === 'Kaart' ? 'svg path' : 'li input')
          .first(),
      ).toBeAttached()
      expect(await violations(page)).toEqual([])
    }
  })

  test(`without JavaScript regions are chosen on a page of their own, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size })
    const page = await context.newPage()
    await page.goto('/nl/te-koop/?bedrooms-min=2')
    await page.getByRole('button', { name: name === 'wide' ? 'Meer filters' : 'Filters (1)' }).click()
    await page.getByRole('link', { name: 'Kies gemeenten en provincies' }).click()
    const branch = page.locator('details[data-province="BE-VOV"]')
    await branch.locator('summary').click()
    await branch.getByRole('checkbox', { name: /^Gent/ }).check()
    await branch.getByRole('checkbox', { name: /^Aalst/ }).check()
    await page.getByRole('button', { name: 'Toon panden' }).click()
    await expect(page).toHaveURL('/nl/te-koop/?bedrooms-min=2&municipality=41002&municipality=44021')
    await context.close()
  })
}
