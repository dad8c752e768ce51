import { expect } from '@playwright/test'

import { awake } from './awake'
import { test } from './test'

test.describe('what a page may not do is refused', () => {
  test.use({ refusalsMeant: /style-src|script-src/ })

  for (const [what, html] of [
    ['a style in the page', '<style>body { color: red }</style>'],
    ['a style of an element', '<p style="color: red">x</p>'],
    ['a script of an element', '<img src="data:," onerror="document.title = 1">'],
  ] as const)
    test(`${what}, and journeys hear of it`, async ({ page, refusals }) => {
      await page.goto('/nl/te-koop/')
      await awake(page)
      expect(refusals).toEqual([])
      await page.evaluate((text) => {
        document.body.insertAdjacentHTML('beforeend', text)
      }, html)
      await expect.poll(() => refusals.length).toBe(1)
    })

  test('in a window of its own too', async ({ browser, baseURL, refusals }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.route('**/nl/te-koop/', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('</body>', '<style>p{}</style></body>'),
      })
    })
    await page.goto('/nl/te-koop/')
    await expect.poll(() => refusals.length).toBe(1)
    await page.close()
  })
})
