import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { type Browser, expect, type Page } from '@playwright/test'

import { violations } from './axe'
import { cms, signIn, signInOnScreen } from './cms'
import { query } from './leads'
import { test } from './test'

// One after the other: they count in the same tables.
test.describe.configure({ mode: 'default' })

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const municipalities = JSON.parse(readFileSync('src/i18n/municipalities.json', 'utf8')) as {
  key: string
  names: { nl: string }
}[]

const wasRead = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/seen/')

async function aVisitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ userAgent: firefox })).newPage()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  return page
}

/** A municipality that nobody has searched today, so that a journey may be made twice on one day. */
async function unsearchedPlace() {
  const searched = await query<{ place: string }>(
    `select place from visit.place_daily where day = visit.today()`,
  )
  const place = municipalities.find(({ key }) => !searched.some((one) => one.place === key))
  if (!place) throw new Error('Every municipality was searched today')
  return { key: place.key, name: place.names.nl }
}

/** The demo's own empty searches stand aside, so that one of today is among the first. */
let others: object[] = []
test.beforeAll(async () => {
  others = await query(`delete from visit.search_daily where is_empty returning *, day::text`)
})
test.afterAll(async () => {
  await query(
    `insert into visit.search_daily select * from jsonb_populate_recordset(null::visit.search_daily, $1)
     on conflict do nothing`,
    [JSON.stringify(others)],
  )
})

async function countedFor(place: string): Promise<number> {
  const [row] = await query<{ visitors: number }>(
    `select visitors from visit.search_daily where place = $1 and is_empty and day = visit.today()`,
    [place],
  )
  return row?.visitors ?? 0
}

test('what a visitor searched in vain stands on the board and in its file', async ({ browser, page }) => {
  test.slow()
  const place = await unsearchedPlace()
  const visitor = await aVisitor(browser)
  const emptySearch = `/nl/te-koop/?municipality=${place.key}&price-max=1000&bedrooms-min=5`
  const [told] = await Promise.all([wasRead(visitor), visitor.goto(emptySearch)])
  expect(told.status()).toBe(204)
  expect(new URLSearchParams(told.request().postData() ?? '').toString()).toBe(
    `search=sale&places=${place.key}&to=100000&bedrooms=5&found=0`,
  )
  await expect.poll(() => countedFor(place.key)).toBe(1)
  expect(await visitor.context().cookies()).toEqual([])
  // Once more on the same day counts nothing.
  await Promise.all([wasRead(visitor), visitor.reload()])
  await visitor.waitForTimeout(1500)
  expect(await countedFor(place.key)).toBe(1)

  await signIn(page, 'editor')
  await page.goto(`${cms}/admin/insight`)
  await expect(page.getByRole('heading', { level: 1, name: 'Inzicht' })).toBeVisible()
  const part = page.getByRole('region', { name: 'Zoekacties zonder resultaat' }).first()
  const row = part.getByRole('row').filter({ hasText: `Te koop · ${place.name} · tot` })
  await expect(row.getByRole('cell').nth(1)).toHaveText('1')
  await expect(part.getByRole('img', { name: /^Zoekacties zonder resultaat\. Het meest: / })).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('link', { name: 'CSV: Zoekacties zonder resultaat' }).click(),
  ])
  const lines = (await readFile((await file.path()) ?? '', 'utf8')).split('\r\n')
  const line = lines.find((one) => one.startsWith(`"Te koop · ${place.name} · tot`))
  expect(line?.split(';')[1]).toBe('"1"')
})

test('a form tells which of its steps was seen, once it is on the screen', async ({ browser }) => {
  const visitor = await aVisitor(browser)
  const bodies: string[] = []
  visitor.on('request', (request) => {
    if (new URL(request.url()).pathname === '/seen/') bodies.push(request.postData() ?? '')
  })
  await visitor.goto('/nl/schatting/')
  await visitor.locator('form[action*="/forms/valuation"]').scrollIntoViewIfNeeded()
  await expect.poll(() => bodies).toEqual(['form=valuation&step=1'])
  await visitor.goto('/nl/')
  await visitor.waitForTimeout(500)
  expect(bodies).toHaveLength(1)
  await visitor.locator('form[action*="/forms/contact"]').scrollIntoViewIfNeeded()
  await expect.poll(() => bodies).toHaveLength(2)
  expect(bodies[1]).toMatch(/^form=contact(-small)?&step=1$/)
  await visitor.goto('/nl/bedankt/contacteer-ons/?form=contact')
  await expect.poll(() => bodies.at(-1)).toBe('form=contact&step=sent')
})

test('the board is complete and readable at every width, in light and dark, for 30 and 90 days', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'editor')
  for (const days of [30, 90]) {
    await page.goto(`${cms}/admin/insight?days=${days}`)
    await expect(page.getByRole('link', { name: `Laatste ${days} dagen` })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
  for (const theme of ['light', 'dark'])
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 1000 })
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
      expect(await violations(page, '.board')).toEqual([])
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(isTooWide, `${width} px`).toBe(false)
    }
})

test('a translator and a stranger see no figures', async ({ browser, page }) => {
  await signInOnScreen(page, 'translator')
  await expect(page.getByRole('link', { name: 'Inzicht', exact: true })).toHaveCount(0)
  await page.goto(`${cms}/admin/insight`)
  await expect(page).toHaveURL(/\/admin\/unauthorized/)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${cms}/admin/insight`)
  await expect(stranger).toHaveURL(/\/admin\/login/)
  await stranger.context().close()
})
