import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { test } from './test'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const shownCount = (page: Page) => page.getByText(/^\d[\d.]* pand/).first()
const button = (page: Page) => page.getByRole('button', { name: /^Toon / })

test('the count on the button follows each change and is the count of the list it leads to', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/nl/te-koop/')
  await awake(page)
  const before = await button(page).innerText()
  await page.getByLabel('Slaapkamers', { exact: true }).selectOption('3')
  await expect(button(page)).not.toHaveText(before)
  const [count = ''] = /\d[\d.]*/.exec(await button(page).innerText()) ?? []
  await button(page).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms-min=3$/)
  await expect(shownCount(page)).toHaveText(new RegExp(`^${count.replace('.', '\\.')} pand`))
})

test('a place typed in another language is chosen, and a second one beside it', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/de/zu-verkaufen/')
  await awake(page)
  const box = page.getByLabel('Gemeinde', { exact: true })
  await box.click()
  await page.keyboard.type('luik')
  await page
    .getByRole('option', { name: /^Lüttich/ })
    .first()
    .click()
  await page.keyboard.type('gent')
  await page.getByRole('option', { name: /^Gent/ }).first().click()
  await page.getByRole('button', { name: /^\d[\d.]* Objekt/ }).click()
  await expect(page).toHaveURL(/city=Gent/)
  await expect(page).toHaveURL(/city=L%C3%BCttich/)
})

test('who would move in on a day sees homes that are free by then, with and without scripts', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/nl/te-huur/')
  await awake(page)
  const before = await button(page).innerText()
  await page.getByRole('button', { name: 'Meer filters' }).click()
  await page.getByLabel('Vrij op', { exact: true }).fill('2026-01-31')
  const sheet = page.getByRole('group', { name: 'Meer filters' })
  await expect(sheet.getByRole('button', { name: /^Toon / })).not.toHaveText(before)
  await sheet.getByRole('button', { name: /^Toon / }).click()
  await expect(page).toHaveURL(/\/nl\/te-huur\/\?available-from=2026-01-31$/)
  const shown = await shownCount(page).innerText()
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
  await plain.goto('/nl/te-huur/?available-from=2026-01-31')
  await expect(shownCount(plain)).toHaveText(shown)
  await plain.getByRole('link', { name: /vrij op 31 januari 2026/ }).click()
  await expect(plain).toHaveURL(/\/nl\/te-huur\/$/)
  await expect(shownCount(plain)).not.toHaveText(shown)
  await plain.close()
})

test('a near spelling is offered apart', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/nl/te-koop/')
  await awake(page)
  await page.getByLabel('Gemeente', { exact: true }).click()
  await page.keyboard.type('antwerpn')
  await expect(page.getByRole('option', { name: /^Bedoelde u… ?Antwerpen/ })).toBeVisible()
})

/** What a visitor touches is fetched slowly. */
async function withSlowScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/(?!main)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
}

// Coverage: 5.21.
test('what is typed before the code of the place box is there counts', async ({ page }) => {
  await withSlowScripts(page)
  await page.setViewportSize(wide)
  await page.goto('/nl/te-koop/')
  const box = page.getByLabel('Gemeente', { exact: true }).and(page.locator('input'))
  await box.focus()
  await page.keyboard.type('leuxen')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(page.locator('gevel-island[name="place-box"][awake]')).toBeAttached()
  await expect(box).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('v')
  await expect(box).toHaveValue('leuven')
  await expect(page.getByRole('option', { name: /^Leuven/ }).first()).toBeVisible()
})

test('a place is taken off before the code of the place box is there', async ({ page }) => {
  await withSlowScripts(page)
  await page.setViewportSize(wide)
  await page.goto('/nl/te-koop/?city=Gent&city=Leuven')
  await awake(page)
  const removers = page.locator('form gevel-island').getByRole('button', { name: /verwijderen$/ })
  await removers.first().click()
  await expect(removers).toHaveCount(1)
  await button(page).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=Leuven$/)
})

test('back from a filtered list the filters are those of the list before it', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/nl/te-koop/?bedrooms-min=2')
  await awake(page)
  await page.getByLabel('Slaapkamers', { exact: true }).selectOption('4')
  await button(page).click()
  await expect(page).toHaveURL(/bedrooms-min=4/)
  await page.goBack()
  await expect(page).toHaveURL(/bedrooms-min=2/)
  await expect(page.getByLabel('Slaapkamers', { exact: true })).toHaveValue('2')
})

for (const [name, size] of Object.entries({ wide, phone })) {
  test(`every filter works without JavaScript, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size })
    const page = await context.newPage()
    await page.goto('/nl/te-koop/')
    await page.getByRole('button', { name: name === 'wide' ? 'Meer filters' : 'Filters' }).click()
    await page.getByLabel('Tuin', { exact: true }).check()
    await page.getByLabel('Garages (min.)', { exact: true }).selectOption('1')
    await button(page).last().click()
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?garages-min=1&garden=1$/)
    await page.getByRole('link', { name: 'Filter Tuin verwijderen' }).click()
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?garages-min=1$/)
    await context.close()
  })
}

// Coverage: 8.22.
test('an empty list leads on', async ({ page }) => {
  await page.goto('/nl/te-koop/?city=Gent&price-max=1000')
  await expect(page.getByRole('heading', { name: 'Hier staat nog niets' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verwittig mij', exact: true })).toBeVisible()
  await page.goto('/nl/te-koop/?city=Antwerpn')
  await page.getByRole('link', { name: /^Bedoelde u Antwerpen\? \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/city=Antwerpen$/)
})

test('any combination of filters points search engines to the whole list', async ({ page }) => {
  await page.goto('/nl/te-koop/?city=Gent&garden=1')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nl\/te-koop\/$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/nl/te-koop/?city=Gent')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nl\/te-koop\/\?city=Gent$/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})
