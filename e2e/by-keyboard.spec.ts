import { expect } from '@playwright/test'

import { awake } from './awake'
import { tabTo } from './keyboard'
import { test } from './test'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

test('from the start page to a home’s photographs and into another language, without a mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/nl/')
  await awake(page)

  await tabTo(page, page.getByRole('button', { name: 'Meer onder Te koop' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Huizen en villa’s' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=1$/)

  await tabTo(page, page.getByRole('button', { name: 'Sorteren op: Nieuwste eerst' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Prijs: laag naar hoog' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=price-up/)

  await tabTo(page, page.getByRole('article').first().getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('te koop in')
  await awake(page)

  await tabTo(page, page.getByRole('button', { name: /^Bekijk alle \d+ foto’s$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Foto 2 van \d+$/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('Home')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /Français/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fr\/a-vendre\//)
})

test('on a phone, from the menu to a page, without touching the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/')
  await awake(page)
  await tabTo(page, page.getByRole('button', { name: 'Menü öffnen' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Über uns' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible()
})

test('a search by typing, arrows and Enter', async ({ page }) => {
  await page.goto('/nl/')
  await awake(page)
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('gent')
  const first = page.getByRole('search').getByRole('link').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te (koop|huur) in Gent$/)
})
