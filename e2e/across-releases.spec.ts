import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect } from '@playwright/test'

import { declinedOn } from '../scripts/demo/declined'
import { nextRelease, releaseSite, startRelease, withCache } from './release-site'
import { test } from './test'

test.use({
  baseURL: releaseSite,
  storageState: declinedOn(releaseSite),
  viewport: { width: 1440, height: 900 },
})

test('a page that was cached before a release works after it', async ({ page, request }) => {
  const folder = await nextRelease()
  const scripts: { file: string; status: number }[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/assets/')) scripts.push({ file: pathname, status: answer.status() })
  })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))

  const stopFirst = await startRelease()
  await withCache(async () => {
    // A cache asks a few times before it trusts a site that just came.
    await expect.poll(async () => (await request.get('/nl/contact/')).status()).toBe(200)
    const first = await request.get('/property/100069/')
    expect(first.status()).toBe(200)
    const home = first.url()
    stopFirst()
    const stopNext = await startRelease(folder)
    try {
      const answer = await page.goto(home)
      expect(answer?.headers()['x-cache']).toBe('hit')

      await page.getByRole('link', { name: /, foto 2$/ }).click()
      await expect(page.getByRole('dialog')).toContainText('Foto 2 van')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Bewaar als favoriet/ })
        .first()
        .click()
      expect(scripts.filter(({ status }) => status !== 200)).toEqual([])
      const gone = scripts.filter(({ file }) => !existsSync(path.join(folder, 'dist/site', file)))
      expect(gone.length, 'files that the next release does not have').toBeGreaterThan(1)

      // On to a page that the next release makes: what they kept is there.
      await expect.poll(async () => (await request.get('/nl/forms/visit/?home=100060')).status()).toBe(200)
      const list = await page.goto('/nl/favorieten/')
      expect(list?.headers()['x-cache']).not.toBe('hit')
      const main = await page.locator('script[type=module]').first().getAttribute('src')
      expect(existsSync(path.join(folder, 'dist/site', main ?? ''))).toBe(true)
      await expect(
        page
          .locator('main')
          .getByRole('link', { name: /100069|Antwerpen/ })
          .first(),
      ).toBeVisible()
    } finally {
      stopNext()
    }
  })
})
