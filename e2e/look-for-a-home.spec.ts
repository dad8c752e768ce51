import { expect } from '@playwright/test'

import { test } from './test'

const deals = [
  { locale: 'nl', words: 'Te koop', path: 'te-koop' },
  { locale: 'fr', words: 'À vendre', path: 'a-vendre' },
  { locale: 'en', words: 'For sale', path: 'for-sale' },
  { locale: 'de', words: 'Zu verkaufen', path: 'zu-verkaufen' },
  { locale: 'nl', words: 'Te huur', path: 'te-huur' },
  { locale: 'fr', words: 'À louer', path: 'a-louer' },
]

for (const { locale, words, path } of deals) {
  // Coverage: 1.2, 1.7, 2.88, 2.93.
  test(`a visitor goes from the start page to a home ${path} in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/`)
    await page.getByRole('banner').getByRole('link', { name: words, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await expect(page).toHaveTitle(/ 1 [^(]+ \d+ \(\d+ \p{L}+\) \| /u)
    const first = page.getByRole('article').first()
    const name = await first.getByRole('link').innerText()
    await first.getByRole('link').click()
    const [type = ''] = name.split(' · ')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(type)
    await expect(page).toHaveURL(new RegExp(`/${locale}/${path}/.+/\\d+/$`))
  })
}

test('the type filter works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/nl/te-koop/')
  await page.getByRole('button', { name: 'Type: Alle types' }).click()
  const types = page.getByRole('group', { name: 'Type', exact: true }).last()
  const count = Number(/\((\d+)\)$/.exec(await types.locator('label').first().innerText())?.[1])
  await types.getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Toon \d+ panden/ }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=\d+$/)
  await expect(page.getByText(new RegExp(`^${count} (pand|panden)`))).toBeVisible()
  await context.close()
})

test('on a phone the photographs of a card are swiped, and the card stays one link', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto('/nl/te-koop/')
  await page.evaluate(() => window.scrollTo(0, 200))
  const card = page.getByRole('article').first()
  const slides = card.locator('[data-slides]')
  await expect(slides.locator('a')).not.toHaveCount(0)
  await slides.evaluate((box) => box.scrollTo({ left: box.clientWidth, behavior: 'instant' }))
  await expect(slides.locator('img').nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(card.getByRole('link')).toHaveCount(1)
  const home = await card.getByRole('link').getAttribute('href')
  await slides.locator('a').nth(1).tap()
  await expect(page).toHaveURL(new RegExp(`${home}$`))
  await context.close()
})

// Coverage: 2.90.
test('paging leads forward and back', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.getByRole('link', { name: 'Volgende pagina' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await page.getByRole('link', { name: 'Vorige pagina' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
  await page.getByRole('link', { name: 'Laatste pagina' }).click()
  await page.getByRole('link', { name: 'Eerste pagina' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
})

// Coverage: 2.3, 2.129, 4.6.
test('the language switcher stays on the same home', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.getByRole('article').first().getByRole('link').click()
  const id = /(\d+)\/$/.exec(page.url())?.[1] ?? 'none'
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Deutsch/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/de/zu-verkaufen/.+/${id}/$`))
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
})

test('scripts and pictures load under the page’s own policy, and nothing complains', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const path of ['/nl/', '/nl/te-koop/', '/property/100002/'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(complaints).toEqual([])
})

test('a filter that has no field of its own stays when another is set', async ({ page }) => {
  await page.goto('/nl/te-koop/?type=1&price-min=100000&garden=1')
  await page.getByLabel('Gemeente').first().fill('9000 Gent')
  await page
    .getByRole('button', { name: /^Toon \d+ pand/ })
    .first()
    .click()
  await expect(page).toHaveURL(/city=Gent/)
  await expect(page).toHaveURL(/type=1.*price-min=100000.*garden=1/)
})
