import { expect } from '@playwright/test'

import { words } from './messages'
import { atThePlatform, restorePlatform, sync } from './platform'
import { desktop, windows } from './readers'
import { test } from './test'
import { withoutScripts } from './visitor'

test.describe.configure({ mode: 'serial' })
test.afterAll(restorePlatform)

async function firstForSale(
  page: import('@playwright/test').Page,
  index: number,
): Promise<{ id: number; path: string }> {
  await page.goto('/nl/te-koop/')
  await page.getByRole('article').filter({ hasText: '€' }).nth(index).getByRole('link').click()
  const { pathname } = new URL(page.url())
  return { id: Number(/(\d+)\/$/.exec(pathname)?.[1]), path: pathname }
}

test('a new price at the platform is on the cached page and in the list after one sync', async ({ page }) => {
  const { id, path } = await firstForSale(page, 0)
  await atThePlatform('reprice', { id, price: 321_987 })
  await sync()
  await page.goto(path)
  await expect(page.getByText('€ 321.987').first()).toBeVisible()
  // What it cost before is the agency's to tell, and not told by default.
  await expect(page.getByRole('list', { name: 'Verloop van dit aanbod' })).toHaveCount(0)
  await page.goto('/nl/te-koop/')
  await expect(page.getByText('€ 321.987')).toBeVisible()
})

test('a page of another home stays in the cache meanwhile', async ({ page, request }) => {
  const { id } = await firstForSale(page, 1)
  const { path: other } = await firstForSale(page, 2)
  await request.get(other)
  await atThePlatform('change', { id, patch: { DescriptionB: { nl: 'x', fr: 'x', en: 'x', de: 'x' } } })
  await sync()
  expect((await request.get(other)).headers()['x-cache']).toBe('hit')
})

// Coverage: 4.11, 8.3, 8.22.
test('a sold home says so with 200 and offers what is nearby', async ({ page }) => {
  const { id, path } = await firstForSale(page, 3)
  await atThePlatform('sell', { id })
  await sync()
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Dit pand is verkocht')).toBeVisible()
  await expect(page.locator('[data-print-sheet] header').getByText(/€/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Bekijk wat te koop is in/ })).toBeVisible()
  // In the card beside the text of a desktop, in the bar of a phone and a tablet.
  const keepInformed = page
    .getByRole('main')
    .getByRole('link', { name: words('nl', 'list_demand.submit'), exact: true })
    .last()
  for (const size of windows) {
    await page.setViewportSize(size)
    for (const top of size === desktop ? [500, 1000] : [0, 500, 1000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await expect(keepInformed, `${size.width} px, ${top}`).toBeInViewport({ ratio: 1 })
    }
  }
  await keepInformed.click()
  await expect(page.locator('#form-demand')).toBeVisible()
})

// Coverage: 4.11, 8.4.
test('a rented home says so in the visitor’s language, and leads on without scripts', async ({
  browser,
  page,
}) => {
  await page.goto('/fr/a-louer/')
  await page.getByRole('article').filter({ hasText: '€' }).first().getByRole('link').click()
  const id = Number(/(\d+)\/$/.exec(page.url())?.[1])
  await atThePlatform('let', { id })
  await sync()
  const response = await page.reload()
  expect(response?.status()).toBe(200)
  await expect(page.getByText(/a été loué|est loué/i).first()).toBeVisible()
  await withoutScripts(browser, async (plain) => {
    await plain.goto(page.url())
    await plain
      .getByRole('main')
      .getByRole('link', { name: words('fr', 'list_demand.submit'), exact: true })
      .click()
    await expect(plain.locator('#form-demand')).toBeVisible()
  })
})

// Coverage: 4.11, 8.2.
test('a deleted home answers 410 and points to its town', async ({ page }) => {
  const { id, path } = await firstForSale(page, 4)
  await atThePlatform('delete', { id })
  await sync()
  const response = await page.goto(path)
  expect(response?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'Dit pand staat niet meer in ons aanbod' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Bekijk wat te koop is in/ })).toBeVisible()
})
