import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { test } from './test'

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const places = (page: Page) => page.getByRole('article').getByRole('heading')

for (const [name, size] of Object.entries(sizes)) {
  test(`"luik" typed in German leads to homes in Lüttich, ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/de/zu-verkaufen/')
    await awake(page)
    if (name === 'phone') await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Gemeinde', { exact: true }).click()
    await page.keyboard.type('luik')
    await page
      .getByRole('option', { name: /^Lüttich/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^\d[\d.]* Objekt/ })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/de\/zu-verkaufen\/\?city=L%C3%BCttich/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lüttich')
    await expect(
      places(page)
        .filter({ hasText: /4000\sLüttich/ })
        .first(),
    ).toBeVisible()
    // Its quarters keep their own names.
    await expect(places(page).first()).toContainText(/40[0-3]\d\s/)
  })

  test(`a home opened from a list leads back to the same place in it, ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/nl/te-koop/?bedrooms-min=2&sort=price-up')
    await awake(page)
    const card = page.getByRole('article').nth(13)
    await card.scrollIntoViewIfNeeded()
    // A card that was only just scrolled to is not laid out yet, and has no inner text.
    const title = (await card.getByRole('heading').textContent()) ?? ''
    const before = await page.evaluate(() => window.scrollY)
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('te koop in')
    await page.goBack()
    await expect(page).toHaveURL(/bedrooms-min=2&sort=price-up$/)
    await expect(page.getByRole('article').nth(13).getByRole('heading')).toHaveText(title)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
    if (name === 'wide') await expect(page.getByLabel('Slaapkamers', { exact: true })).toHaveValue('2')
  })

  // Coverage: 2.89.
  test(`without JavaScript a place, an order and the last page are reached, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size })
    const page = await context.newPage()
    await page.goto('/de/zu-verkaufen/')
    if (name === 'phone') await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Gemeinde', { exact: true }).fill('luik')
    await page
      .getByRole('button', { name: /^\d[\d.]* Objekt/ })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/de\/zu-verkaufen\/\?city=L%C3%BCttich/)
    await page.goto('/nl/te-koop/')
    await page.getByRole('button', { name: 'Sorteren op: Nieuwste eerst' }).click()
    await page.getByRole('link', { name: 'Gemeente', exact: true }).click()
    await expect(page).toHaveURL(/\?sort=city$/)
    await page.getByRole('link', { name: 'Laatste pagina' }).click()
    await expect(page).toHaveURL(/\?page=\d+&sort=city$|\?sort=city&page=\d+$/)
    await page.getByRole('link', { name: 'Eerste pagina' }).click()
    await expect(page).toHaveURL(/\?sort=city$/)
    await context.close()
  })
}

test('what the agency sold stands on pages of its own, the latest first', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.getByRole('link', { name: 'Alle verkochte panden' }).click()
  await expect(page).toHaveURL('/nl/te-koop/?sold=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Door ons verkocht' })).toBeVisible()
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeGreaterThan(2)
  await expect(cards.filter({ hasText: 'Verkocht' })).toHaveCount(await cards.count())
  await page.goto('/nl/te-koop/?sold=1&page=9999')
  await expect(page).not.toHaveURL(/9999/)
})
