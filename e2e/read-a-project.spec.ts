import { expect } from '@playwright/test'

import { awake } from './awake'
import { desktop, phone, readers, wordOf } from './readers'
import { test } from './test'

const project = 502
const paths = { nl: `/nl/projecten/${project}/`, fr: `/fr/projets/${project}/` }
/** As a text writes how many there are. */
const numbers = {
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  fr: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
}

for (const reader of readers)
  test.describe(reader.who, () => {
    test.use({ javaScriptEnabled: reader.hasScripts })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
    })

    for (const size of [phone, desktop])
      test(`a project has its map, as many homes as its text tells, and their plans, at ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size)
        await page.goto(paths[reader.locale])
        const homes = await page.locator('#units tbody').getByRole('row').count()
        expect(homes).toBeGreaterThan(1)
        const text = await page
          .locator('section', {
            has: page.getByRole('heading', { level: 2, name: wordOf(reader, 'section.description') }),
          })
          .first()
          .innerText()
        expect(text).toMatch(new RegExp(`\\s${numbers[reader.locale][homes] ?? homes}\\s`))

        const map = page.locator('#map img')
        await map.scrollIntoViewIfNeeded()
        await expect(map).toBeVisible()
        expect((await page.request.get((await map.getAttribute('src')) ?? '')).status()).toBe(200)

        const plans = page.locator('#units').getByRole('link', { name: /^Plan(?: |\u00A0|\u202F)?:/ })
        expect(await plans.count()).toBeGreaterThan(0)
        const plan = await page.request.get((await plans.first().getAttribute('href')) ?? '')
        expect(plan.headers()['content-type']).toMatch(/^image\//)
      })

    test('on a phone price and question stay in sight wherever one reads of a project', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(paths[reader.locale])
      if (reader.hasScripts) await awake(page)
      const bar = page.locator('[data-bottom-bar]')
      const ask = bar.locator(`a[href="/${reader.locale}/forms/project/?project=${project}"]`)
      const end = await page.evaluate(() => document.querySelector('article')!.getBoundingClientRect().bottom)
      for (let y = 0; y < end - phone.height; y += phone.height) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
        await expect(ask, `at ${y} of ${end}`).toBeInViewport({ ratio: 1 })
        await expect(bar.locator('[data-fact="price"]')).toBeInViewport()
      }
    })
  })
