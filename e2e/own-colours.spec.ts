import { expect, type Locator } from '@playwright/test'

import { test } from './test'

/** Readers who choose the colours of their screen: backgrounds of ours are gone, and nothing may be lost with them. */
test.use({ forcedColors: 'active', colorScheme: 'dark', viewport: { width: 1440, height: 900 } })

const look = (element: Locator, property: 'backgroundColor' | 'color' | 'fill') =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property)

test('of buying and renting one can see which is chosen', async ({ page }) => {
  await page.goto('/nl/te-koop/')
  const buy = page.getByRole('link', { name: 'Kopen', exact: true }).first()
  const rent = page.getByRole('link', { name: 'Huren', exact: true }).first()
  await expect(buy).toHaveAttribute('aria-current', 'true')
  expect(await look(buy, 'backgroundColor')).not.toBe(await look(rent, 'backgroundColor'))
})

test('the energy figure and the chosen stretch of each scale can be read', async ({ page }) => {
  await page.goto('/property/100002/')
  const page_ = page.locator('body')
  const canvas = await look(page_, 'backgroundColor')
  const text = await look(page_, 'color')
  const figure = page.locator('main svg text.font-serif.fill-ink, main svg g.fill-ink text').first()
  expect(await look(figure, 'fill')).toBe(text)
  expect(text).not.toBe(canvas)
  await page.locator('section[aria-labelledby=energy-everywhere] summary').click()
  const stretches = page.locator('section[aria-labelledby=energy-everywhere] div[aria-hidden] > span')
  const looks = new Set(
    await stretches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor)),
  )
  expect(looks.size).toBe(2)
})
