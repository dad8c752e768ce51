import { expect } from '@playwright/test'

import { overflow, violations } from './axe'
import { awake, stopTheClock } from './awake'
import { test } from './test'

const widths = [390, 820, 1440]

const pages = [
  { name: 'home', nl: '/nl/', de: '/de/' },
  { name: 'list', nl: '/nl/te-koop/', de: '/de/zu-vermieten/' },
  { name: 'empty list', nl: '/nl/te-koop/?city=Nergens', de: '/de/zu-verkaufen/?city=Nirgends' },
  { name: 'property', nl: '/property/100002/', de: '/de/zu-verkaufen/x/y/100002/' },
  { name: 'text', nl: '/nl/contact/', de: '/de/kontakt/' },
  { name: 'not found', nl: '/nl/bestaat-niet/', de: '/de/gibt-es-nicht/' },
  { name: 'kit', nl: '/nl/kit/', de: '/de/kit/' },
]

test.beforeEach(async ({ page }, { title }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!title.includes('pop-up'))
    await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

for (const { name, nl, de } of pages) {
  for (const width of widths) {
    test(`axe finds nothing on the ${name} page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(width === 820 ? de : nl)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })
  }

  test(`nothing of the ${name} page sticks out at 320 px, nor at 200% zoom, in the longest language`, async ({
    page,
  }) => {
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(de)
      expect(await overflow(page)).toBe(0)
    }
  })
}

for (const width of widths) {
  test(`axe finds nothing with the menu open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/')
    await awake(page)
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test(`axe finds nothing with the pop-up open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    await page.goto('/nl/')
    await stopTheClock(page)
    await page.clock.runFor(21_000)
    await page.clock.resume()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test(`axe finds nothing with the quick search's results open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/nl/')
    await page.getByRole('searchbox').fill('gent')
    await expect(page.getByRole('link', { name: /te koop/i }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('axe finds nothing with a submenu open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/nl/te-koop/')
  await awake(page)
  await page.getByRole('button', { name: 'Meer onder Te koop' }).press('Enter')
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing with a phone’s filters open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/nl/te-koop/')
  await awake(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing with the photographs open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/property/100002/')
  await awake(page)
  await page.getByRole('button', { name: /^Bekijk alle/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
