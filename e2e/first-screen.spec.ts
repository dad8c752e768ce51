import { expect } from '@playwright/test'

import { violations } from './axe'
import { signInOnScreen } from './cms'
import { test } from './test'

for (const width of [390, 1440]) {
  test(`the first screen of an editor shows who wrote last and how the month went (${width} px)`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: 'nl-BE', viewport: { width, height: 900 } })
    await signInOnScreen(page, 'editor')
    const newest = page.locator('section', { has: page.getByRole('heading', { name: 'Laatste aanvragen' }) })
    await expect(newest.getByRole('link').first()).toHaveAttribute('href', /\/admin\/leads\/[\da-f-]{36}$/)
    await expect(newest.getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'Bezoeken', exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Synchronisatie en mail' })).toContainText('mail')
    await expect(page.getByRole('heading', { name: 'Laatste 30 dagen' })).toBeVisible()
    for (const chart of ['Paginabezoeken van panden per dag', 'Paginabezoeken naar herkomst'])
      await expect(page.getByRole('img', { name: chart }).filter({ visible: true })).toBeVisible()
    expect(await violations(page, '.board')).toEqual([])
    const begin = page.getByRole('link', { name: 'Nieuwe pagina' })
    await expect(begin).toHaveAttribute('href', /\/admin\/collections\/pages\/create$/)
  })
}

test('a translator’s first screen names no visitor and counts none', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'nl-BE', viewport: { width: 1440, height: 900 } })
  await signInOnScreen(page, 'translator')
  await expect(page.getByRole('heading', { level: 2, name: 'Wacht op u' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Laatste aanvragen' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Bezoeken' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Laatste 30 dagen' })).toHaveCount(0)
  await expect(page.locator('.board')).not.toContainText('example.com')
})
