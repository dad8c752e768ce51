import { expect, type Page } from '@playwright/test'

import { violations } from './axe'
import { cms, signIn } from './cms'
import { test } from './test'

test.use({ locale: 'nl-BE' })

/** Our own pages of the admin; what Payload renders around them is Payload's. */
const boards = [
  'leads',
  'homes',
  'owners',
  'owner-homes',
  'publication-check',
  'languages-cockpit',
  'sync-board',
] as const

/** Pixels by which what is ours is wider than the room it has. */
function overflow(page: Page): Promise<number> {
  return page.locator('.board').evaluate((board) => board.scrollWidth - board.clientWidth)
}

/** The first page below a board, where it has any: a lead, a home, a translation. */
async function openFirst(page: Page, board: string): Promise<boolean> {
  const link = page.locator(`.board table a[href*="/admin/${board}/"]`).first()
  if ((await link.count()) === 0) return false
  await link.click()
  await page.waitForURL(new RegExp(`/admin/${board}/.+`))
  await page.locator('.board h1').waitFor()
  return true
}

for (const board of boards) {
  test(`axe finds nothing on the board ${board}, and it fits a small window`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 1000 })
    await signIn(page, 'administrator')
    await page.goto(`${cms}/admin/${board}`)
    await expect(page.locator('.board h1')).toBeVisible()
    expect(await violations(page, '.board')).toEqual([])
    for (const width of board === 'publication-check' ? [820, 390] : [820]) {
      await page.setViewportSize({ width, height: 1000 })
      expect(await violations(page, '.board')).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
    await page.setViewportSize({ width: 1440, height: 1000 })
    if (await openFirst(page, board)) expect(await violations(page, '.board')).toEqual([])
  })
}
