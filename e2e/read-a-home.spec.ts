// Proves 1.26, 2.93 of docs/coverage.md.

import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { query } from './leads'
import { words } from './messages'
import { test } from './test'

const phone = { width: 390, height: 844 }
const nl = (key: string) => words('nl', key)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

/** V-0110: ten rooms, a plan, three paragraphs and every certificate. */
const villa = 100109

/** Homes with all there is to show: plans, a certificate, a place, many pictures. */
async function fullHomes(): Promise<number[]> {
  const rows = await query<{ id: number }>(
    `select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     where l.status = 'available' and l.deal = 'sale' and l.project_id is null
       and d.pictures @> '[{"kind": "plan"}]' and jsonb_array_length(d.pictures) > 8
     order by l.id limit 3`,
  )
  return rows.map(({ id }) => id)
}

const open = async (page: Page, size: { width: number; height: number }, id?: number) => {
  await page.setViewportSize(size)
  await page.goto(`/property/${id ?? (await fullHomes())[0]}/`)
  await awake(page)
}

for (const size of [phone, { width: 820, height: 1180 }, { width: 1440, height: 900 }])
  test(`price and visit are in sight wherever one reads, at ${size.width} px`, async ({ page }) => {
    await open(page, size)
    // The card of a desktop goes along as far as the homes like it.
    const end = await page.evaluate(() => document.querySelector('article')!.getBoundingClientRect().bottom)
    for (let y = size.height / 2; y < end - size.height; y += size.height / 2) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      const seen = await page.evaluate(() => {
        const isInSight = (one: Element) => {
          const { top, bottom, left, width, height } = one.getBoundingClientRect()
          if (height === 0 || top < 0 || bottom > window.innerHeight) return false
          const above = document.elementFromPoint(left + width / 2, top + height / 2)
          return one.contains(above) || Boolean(above?.contains(one))
        }
        const some = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].some(isInSight)
        return { visit: some('a[href*="/forms/appointment/"]'), price: some('[data-fact="price"]') }
      })
      expect(seen, `at ${y} of ${end}`).toEqual({ visit: true, price: true })
    }
  })

test('a full home is read in nine screens of a phone, down to the homes like it', async ({ page }) => {
  test.slow()
  for (const id of [villa, ...(await fullHomes())]) {
    await open(page, phone, id)
    const height = await page.evaluate(
      () => document.querySelector('article')!.getBoundingClientRect().bottom,
    )
    expect(height, `home ${id}`).toBeLessThanOrEqual(9 * phone.height)
  }
})

for (const size of [phone, { width: 1440, height: 900 }])
  test(`price, label, sharing and heart stand on one line at ${size.width} px`, async ({ page }) => {
    await open(page, size)
    const header = page.getByRole('main').locator('header').first()
    const share = header.getByRole('button', { name: nl('common.share') })
    const middles = await Promise.all(
      [header.getByText(/€/).first(), share, header.getByRole('button', { name: /^Bewaar/ })].map(
        async (one) => {
          const box = await one.boundingBox()
          return box ? box.y + box.height / 2 : 0
        },
      ),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(16)
    await share.click()
    await expect(header.getByRole('link', { name: nl('share.whatsapp') })).toBeVisible()
  })

for (const size of [phone, { width: 1440, height: 900 }])
  test(`a plan opens in the lightbox at ${size.width} px, and the way back closes it`, async ({ page }) => {
    await open(page, size)
    const home = page.url()
    await page.locator('#plans').getByRole('link').first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('button', { name: nl('section.plans'), pressed: true })).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    expect(page.url()).toBe(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('from the lightbox one step leads to the visit, and one step back to the home', async ({ page }) => {
  await open(page, phone)
  const home = page.url()
  await page.getByRole('link', { name: /, foto 1$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: nl('listing.visit') })
    .click()
  await expect(page).toHaveURL(/\/forms\/appointment\/\?home=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(home)
})

test('on a phone the languages stand at the top of the menu, and the way back closes it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/nl/te-koop/')
  await awake(page)
  await page.getByRole('button', { name: nl('common.open_menu') }).click()
  const menu = page.getByRole('dialog')
  const french = menu.getByRole('link', { name: /Français/ })
  await expect(french).toBeInViewport()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
  await page.getByRole('button', { name: nl('common.open_menu') }).click()
  await french.click()
  await expect(page).toHaveURL(/\/fr\/a-vendre\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
})

test('on a phone filters and order stay in one row while the list is read', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/nl/te-koop/')
  await awake(page)
  const main = page.getByRole('main')
  const filters = main.getByRole('button', { name: nl('search.filters') }).first()
  const order = main.getByRole('button', { name: new RegExp(`^${nl('search.sort_by')}`) })
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(filters).toBeInViewport()
  await expect(order).toBeInViewport()
  const [left, right] = [await filters.boundingBox(), await order.boundingBox()]
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(4)
  await filters.click()
  await expect(main.getByLabel(nl('search.city'), { exact: true }).first()).toBeInViewport()
})

for (const kind of ['appointment', 'enquiry', 'documents', 'offer'])
  test(`on a phone the form ${kind} begins on the first screen`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`/nl/forms/${kind}/?home=${(await fullHomes())[0]}`)
    const first = page
      .getByRole('main')
      .locator('form')
      .locator('input:not([type=hidden]):not([tabindex="-1"]), select, textarea')
      .first()
    const box = await first.boundingBox()
    expect(box?.y).toBeLessThanOrEqual(500)
  })

test('a postal code brings its municipality', async ({ page }) => {
  await page.goto(`/nl/forms/offer/?home=${(await fullHomes())[0]}`)
  await awake(page)
  await page.getByLabel(nl('person.zip')).fill('9000')
  await page.getByLabel(nl('person.zip')).press('Tab')
  await expect(page.getByLabel(nl('person.city'))).toHaveValue('Gent')
})
