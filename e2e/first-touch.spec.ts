import { expect, type Locator, type Page } from '@playwright/test'

import { test } from './test'

/** The first thing a visitor does with a part of the page, before its code is there: it must not be lost. */
const ways = {
  mouse: { hasTouch: false, press: (target: Locator) => target.click() },
  finger: { hasTouch: true, press: (target: Locator) => target.tap() },
  keyboard: {
    hasTouch: false,
    press: async (target: Locator) => {
      await target.focus()
      await target.press('Enter')
    },
  },
} as const

const codeTakesMs = 1000

/** All but the loader comes late. */
async function withSlowCode(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  await page.route(/\/assets\/(?!main)[\w.-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, codeTakesMs))
    await route.continue()
  })
}

for (const [name, { hasTouch, press }] of Object.entries(ways)) {
  test.describe(`by ${name}`, () => {
    test.use({ hasTouch, viewport: { width: 1440, height: 900 } })
    test.beforeEach(({ page }) => withSlowCode(page))

    test('what is typed at once in the search is searched', async ({ page }) => {
      await page.goto('/nl/')
      const field = page.getByRole('searchbox')
      if (name === 'keyboard') await field.focus()
      else await press(field)
      await page.keyboard.type('9000')
      await expect(page.getByRole('search').getByText('9000 Gent', { exact: true })).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('9000')
    })

    test('what is typed at once in the place box is looked for', async ({ page }) => {
      await page.goto('/nl/te-koop/')
      const field = page.getByLabel('Gemeente', { exact: true }).and(page.locator('input'))
      if (name === 'keyboard') await field.focus()
      else await press(field)
      await page.keyboard.type('leuven')
      await expect(page.getByRole('option', { name: /^Leuven/ }).first()).toBeVisible()
      await expect(field).toHaveValue('leuven')
    })

    test('a photograph that is pressed at once opens large', async ({ page }) => {
      await page.goto('/property/100069/')
      await press(page.getByRole('link', { name: /, foto 2$/ }))
      await expect(page.getByRole('dialog')).toContainText('Foto 2 van')
      await expect(page).toHaveURL(/\/100069\/$/)
    })

    test('the map of the region picker is asked for at once', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/nl/te-koop/')
      await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter')
      const picker = page.getByRole('group', { name: 'Gemeenten en provincies' })
      const toMap = picker.getByRole('button', { name: 'Kaart', exact: true })
      await press(toMap)
      await expect(toMap).toHaveAttribute('aria-pressed', 'true')
      await expect(picker.getByRole('button', { name: 'Oost-Vlaanderen' })).toBeVisible()
    })

    test('the map beside the list opens', async ({ page }) => {
      await page.goto('/nl/te-koop/')
      await expect(page.getByRole('banner')).toBeVisible()
      await press(page.getByRole('button', { name: 'Kaart', exact: true }))
      await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible({ timeout: 20_000 })
    })
  })
}

test.describe('at rest', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const path of ['/nl/', '/nl/te-koop/', '/nl/regions/?deal=sale', '/nl/forms/demand/'])
    test(`${path} fetches the loader alone, and its islands once somebody comes`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
      const later: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/assets\/(?!main).*\.js$/.test(pathname)) later.push(pathname)
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.waitForTimeout(3000)
      const atRest = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
      )
      expect(later.filter((file) => !atRest.some((href) => href.endsWith(file)))).toEqual([])
      await expect(page.locator('gevel-island[awake]')).toHaveCount(0)
      await page.locator('gevel-island').filter({ visible: true }).first().hover()
      await expect(page.locator('gevel-island[awake]').first()).toBeAttached()
    })

  test('a region that is ticked before the picker is awake stays ticked, and counts', async ({ page }) => {
    await withSlowCode(page)
    await page.goto('/nl/regions/?deal=sale')
    const province = page.locator('details[data-province="BE-BRU"]')
    await province.locator('summary').press('Enter')
    await province.getByRole('checkbox', { name: /^Elsene/ }).press('Space')
    await expect(page.locator('gevel-island[awake]')).toHaveCount(0)
    await expect(page.getByText('Gekozen: 1', { exact: true })).toBeVisible()
    await expect(province.getByRole('checkbox', { name: /^Elsene/ })).toBeChecked()
    await page.getByRole('button', { name: 'Toon panden' }).click()
    await expect(page).toHaveURL('/nl/te-koop/?municipality=21009')
  })
})
