// Proves 1.37, 2.122 of docs/coverage.md.

import { expect } from '@playwright/test'

import { overflow, violations } from './axe'
import { words } from './messages'
import { test } from './test'
import { signInAsOwner } from '../scripts/demo/owner-session'

const nl = (key: string) => words('nl', key)

const widths = [390, 820, 1440]

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

test('an owner chooses among three homes and reads what happened, without scripts too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAsOwner(page)
  await expect(page.getByRole('heading', { level: 1, name: nl('portal.title') })).toBeVisible()
  const homes = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  await expect(homes).toHaveCount(3)
  await homes.first().click()
  await expect(page.getByRole('heading', { level: 2, name: nl('portal.story_title') })).toBeVisible()
  await context.close()
})

for (const owner of ['owner@gevel.example', 'nieuw@gevel.example', 'geen@gevel.example'] as const)
  for (const width of widths)
    test(`axe finds nothing in the portal of ${owner} at ${width} px, and nothing sticks out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signInAsOwner(page, owner)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      const home = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
      if (!(await home.isVisible())) return
      await home.click()
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })

test('the line of the chart says in words what its table says in numbers', async ({ page }) => {
  await signInAsOwner(page)
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await page.getByText(nl('portal.table_title')).first().click()
  const cells = page.getByRole('region', { name: nl('portal.table_title') }).locator('tbody td.font-medium')
  await expect(cells).toHaveCount(30)
  const totals = await cells.allInnerTexts()
  const sum = totals.reduce((all, text) => all + Number(text.replaceAll('.', '')), 0)
  await expect(page.getByRole('img', { name: `werd uw woning ${sum} keer bekeken` })).toBeVisible()
})

test('a message reaches the agent, and the page says so', async ({ page }) => {
  await signInAsOwner(page, 'nieuw@gevel.example')
  await page.getByLabel(nl('portal.message_label')).fill('Wanneer komen de foto’s?')
  await page
    .getByRole('main')
    .getByRole('button', { name: nl('common.send'), exact: true })
    .click()
  await expect(page.getByRole('status')).toContainText(nl('portal.sent_message'))
})
