import { expect } from '@playwright/test'
import pg from 'pg'

import { database } from '@/database/connection'

import { violations } from './axe'
import { awake } from './awake'
import { test } from './test'

const db = database()
test.afterAll(() => db.$client.end())
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

async function homeWhere(where: string): Promise<string> {
  const { rows } = await (db.$client as pg.Pool).query<{ id: number }>(
    `select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
     join listing.listing_text t on t.listing_id = l.id and t.language = 'nl'
     where status = 'available' and (${where}) order by l.id limit 1`,
  )
  if (!rows[0]) throw new Error(`No home where ${where}`)
  return `/property/${rows[0].id}/`
}

// Coverage: 2.94.
test('photographs by keyboard: open, on, back, plans, close', async ({ page }) => {
  await page.goto(await homeWhere(`d.pictures @> '[{"kind": "plan"}]'`))
  await awake(page)
  await page.getByRole('button', { name: /^Bekijk alle \d+ foto/ }).press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(sheet.getByText(/^Foto 2 van \d+$/).first()).toBeVisible()
  const plans = sheet.getByRole('button', { name: /^Plan/ })
  await plans.press('Enter')
  await expect(plans).toHaveAttribute('aria-pressed', 'true')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

for (const width of [390, 1440])
  test(`the largest thing of a home at ${width} px is its first photograph, asked for at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/property/100069/', { waitUntil: 'networkidle' })
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
            resolve(last.element?.outerHTML ?? '')
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(largest).toMatch(/^<img .*fetchpriority="high"/)
    expect(largest).toMatch(/foto 1"/)
  })

test('photographs by a finger: a swipe shows the next', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  await page.goto('/property/100002/')
  await awake(page)
  await page.getByRole('link', { name: /, foto 1$/ }).tap()
  await expect(page.getByText(/^Foto 1 van \d+$/).first()).toBeVisible()
  const touch = await context.newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(340) })
  for (let x = 320; x >= 40; x -= 20) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
    await page.waitForTimeout(16)
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText(/^Foto 2 van \d+$/).first()).toBeVisible()
  await context.close()
})

for (const [name, where] of Object.entries({
  tour: `d.facts ? 'virtualTour'`,
  video: `t.labels ? 'videos' or d.facts ? 'videos'`,
}))
  // Coverage: 1.49, 2.97.
  test(`a ${name} asks nothing of another host before it is pressed`, async ({ page, baseURL }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && host !== new URL(baseURL!).host && !host.startsWith('localhost'))
        foreign.push(host)
    })
    await page.route(
      (url) => !url.hostname.startsWith('localhost') && url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    )
    await page.goto(await homeWhere(where))
    await awake(page)
    const still = page
      .getByRole('link', { name: name === 'tour' ? /^Virtueel bezoek starten/ : /^Video (afspelen|openen)/ })
      .last()
    await still.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await still.click()
    await expect.poll(() => foreign.length).toBeGreaterThan(0)
  })

// Coverage: 1.3, 1.7, 2.112.
test('a unit leads to its project and the project back to the unit', async ({ page }) => {
  await page.goto('/nl/projecten/')
  await page
    .getByRole('article')
    .filter({ hasNotText: 'Eigen website' })
    .first()
    .getByRole('link')
    .first()
    .click()
  const project = page.url()
  const unit = page
    .locator('#units')
    .getByRole('link')
    .filter({ hasNotText: /sorteer|^Plan/i })
    .last()
  await unit.click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)
  await page
    .getByRole('link', { name: /^Terug naar het project/ })
    .first()
    .click()
  await expect(page).toHaveURL(project)
})

// Coverage: 2.104.
test('a home kept open for print says where it is found again', async ({ page }) => {
  await page.goto('/property/100002/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden()
})

// Coverage: 2.94.
test('photos open in a lightbox, where they also run as a slideshow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/property/100002/')
  await page.getByRole('button', { name: /^Bekijk alle/ }).click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByRole('heading', { name: /^Foto 1 van/ })).toBeVisible()
  await lightbox.getByRole('button', { name: 'Diavoorstelling starten' }).click()
  await expect(lightbox.getByRole('button', { name: 'Diavoorstelling pauzeren' })).toBeVisible()
  await expect(lightbox.getByRole('heading', { name: /^Foto 2 van/ })).toBeVisible({ timeout: 15_000 })
})

const kinds = {
  'in Flanders': `country = 'BE' and zip between '8000' and '9999' and deal = 'sale'`,
  'in Brussels': `country = 'BE' and zip between '1000' and '1299' and deal = 'sale'`,
  'in Wallonia': `country = 'BE' and zip between '4000' and '7999' and deal = 'sale'`,
  'in Luxembourg': `country = 'LU' and deal = 'sale'`,
  'for an annuity': `d.facts ->> 'hasViager' = 'true'`,
  'to let': `deal = 'rent'`,
  'in a project': `project_id is not null`,
}
for (const [kind, where] of Object.entries(kinds))
  for (const width of [390, 1440])
    test(`axe finds nothing on a home ${kind} at ${width} px, and nothing sticks out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(await homeWhere(where))
      expect(await violations(page)).toEqual([])
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    })

for (const path of [
  '/nl/projecten/',
  '/de/projekte/',
  '/nl/favorieten/',
  '/nl/vergelijken/?homes=100002,100007,100017',
])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    expect(await violations(page)).toEqual([])
  })
