import { expect, type Page } from '@playwright/test'

import { overflow, violations } from './axe'
import { cms, signIn } from './cms'
import { test } from './test'

test.use({ locale: 'nl-BE' })

/** Our own pages of the admin, the first of them the start page; what Payload renders around them is Payload's. */
const boards = [
  '',
  'leads',
  'reply-templates',
  'homes',
  'homes?featured=yes',
  'owners',
  'owner-homes',
  'publication-check',
  'languages-cockpit',
  'menu',
  'newsletters',
  'missing-addresses',
  'sync-board',
] as const

/** Pixels by which what is ours is wider than the room it has, or than the window. */
async function tooWide(page: Page): Promise<number> {
  const board = await page.locator('.board').evaluate((element) => element.scrollWidth - element.clientWidth)
  return Math.max(board, await overflow(page))
}

async function isSoundInTheDark(page: Page): Promise<void> {
  const turn = (theme: string) =>
    page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
  await turn('dark')
  expect(await violations(page, '.board')).toEqual([])
  await turn('light')
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
  test(`axe finds nothing on the board /${board}, light and dark, and it fits a small window and a telephone`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 1000 })
    await signIn(page, 'administrator')
    await page.goto(`${cms}/admin/${board}`)
    await expect(page.locator('.board h1')).toBeVisible()
    expect(await violations(page, '.board')).toEqual([])
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 1000 })
      expect(await violations(page, '.board')).toEqual([])
      expect(await tooWide(page)).toBe(0)
    }
    await page.setViewportSize({ width: 1440, height: 1000 })
    await isSoundInTheDark(page)
    if (!board || !(await openFirst(page, board))) return
    expect(await violations(page, '.board')).toEqual([])
    await isSoundInTheDark(page)
  })
}
