import { expect, type Page } from '@playwright/test'

import { test } from './test'

/** Width parameters of the pictures a page has fetched so far. */
async function fetchedWidths(page: Page, path: string): Promise<Set<number>> {
  const widths = new Set<number>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.resourceType() === 'image' && url.searchParams.has('width'))
      widths.add(Number(url.searchParams.get('width')))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return widths
}

const bannerPicture = (page: Page) => page.locator('[data-banner] img').first()

for (const { width, picture } of [
  { width: 390, picture: 600 },
  { width: 767, picture: 600 },
  { width: 768, picture: 1200 },
  { width: 960, picture: 1200 },
  { width: 961, picture: 1920 },
  { width: 1440, picture: 1920 },
]) {
  // Coverage: 4.3, 9.4.
  test(`the home banner is a WebP of ${picture} px in a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/nl/')
    const source = () => bannerPicture(page).evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(source).toMatch(new RegExp(`width=${picture}$`))
    const response = await page.request.get(await source())
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp'])
    await expect(bannerPicture(page)).toHaveAttribute('fetchpriority', 'high')
    await expect(bannerPicture(page)).toHaveAttribute('loading', 'eager')
  })
}

test('a sharp phone fetches nothing wider than 600 px', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  for (const path of ['/nl/', '/nl/te-koop/', '/property/100002/', '/nl/projecten/']) {
    const page = await context.newPage()
    const widths = await fetchedWidths(page, path)
    expect(widths.size).toBeGreaterThan(0)
    expect(Math.max(...widths)).toBeLessThanOrEqual(600)
  }
  await context.close()
})

test('cards of homes are 400 px wide where that is enough', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/nl/', { waitUntil: 'networkidle' })
  const widths = await page
    .locator('img[src*="/cloud-storage/"]')
    .evaluateAll((cards: HTMLImageElement[]) =>
      cards.filter(({ complete }) => complete).map(({ currentSrc }) => /width=(\d+)/.exec(currentSrc)?.[1]),
    )
  expect(new Set(widths)).toEqual(new Set(['400']))
})

// Coverage: 1.48.
test('the lightbox shows pictures of 1920 px and thumbnails of 200', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const widths = await fetchedWidths(page, '/property/100002/')
  await page.getByRole('button', { name: /^Bekijk alle/ }).click()
  await expect.poll(() => [...widths]).toEqual(expect.arrayContaining([200, 1920]))
})
