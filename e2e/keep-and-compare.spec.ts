import { expect, type Page } from '@playwright/test'

import { violations } from './axe'
import { awake } from './awake'
import { test } from './test'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

async function keepThree(page: Page) {
  await page.goto('/nl/te-koop/?available=true')
  await awake(page)
  const hearts = page.getByRole('button', { name: /^Bewaar als favoriet/ })
  for (const index of [0, 1, 2]) await hearts.nth(index).click()
}

test('a visitor keeps three homes and compares them', async ({ page }) => {
  await keepThree(page)
  await page.goto('/nl/favorieten/')
  const boxes = page.getByRole('checkbox', { name: /^Vergelijken/ })
  await expect(boxes).toHaveCount(3)
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await page.getByRole('button', { name: 'Vergelijk (3)' }).click()
  await expect(page).toHaveURL(/\/nl\/vergelijken\/\?homes=\d+,\d+,\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Verwijderen/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('a shared list shows its homes without script, and is not indexed', async ({ browser, page }) => {
  await keepThree(page)
  await page.goto('/nl/favorieten/')
  const mail = await page.getByRole('link', { name: 'E-mail' }).getAttribute('href')
  const [link = ''] = /\/nl\/favorieten\/\?homes=[\d,]+/.exec(decodeURIComponent(mail ?? '')) ?? []
  const friend = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('from a home one goes on to the next of the same search, and back to the list', async ({ page }) => {
  await page.goto('/nl/te-koop/?sort=price-up')
  await awake(page)
  await page.locator('[data-home-id] a').nth(1).click()
  await expect(page.getByText(/^2 van \d/)).toBeVisible()
  await page.getByRole('link', { name: 'Volgend pand' }).click()
  await expect(page.getByText(/^3 van \d/)).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar het overzicht' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?sort=price-up$/)
  await expect(page.locator('[data-home-id] a').nth(2)).toBeFocused()
})
