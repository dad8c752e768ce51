import { type Browser, expect, type Page } from '@playwright/test'

import { query } from './leads'
import { test } from './test'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const robot =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Homes that nobody has viewed today, so that a journey may be made twice on one day. */
async function unseenHomes(howMany: number): Promise<number[]> {
  const homes = await query<{ id: number }>(
    `select id from listing.listing home where status = 'available' and project_id is null
       and not exists (select from visit.daily d where d.listing_id = home.id and d.day = visit.today())
     order by id desc limit $1`,
    [howMany],
  )
  expect(homes).toHaveLength(howMany)
  return homes.map(({ id }) => id)
}

async function viewsBySource(home: number): Promise<Record<string, number>> {
  const days = await query<{ source: string; views: number }>(
    `select source, views from visit.daily where listing_id = $1 and day = visit.today()`,
    [home],
  )
  return Object.fromEntries(days.map(({ source, views }) => [source, views]))
}

/** Until what was heard is written, which takes half a second. */
const written = (page: Page) => page.waitForTimeout(1500)

async function aVisitor(browser: Browser, userAgent: string): Promise<Page> {
  const page = await (await browser.newContext({ userAgent })).newPage()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  return page
}

/** Waits until the page that opens has said that it is looked at. */
async function told<Answer>(page: Page, open: () => Promise<Answer>): Promise<Answer> {
  const beacon = page.waitForResponse((response) => new URL(response.url()).pathname === '/seen/')
  const answer = await open()
  expect((await beacon).status()).toBe(204)
  return answer
}

/** Answers whether the page came from the cache. */
async function lookAt(page: Page, address: string): Promise<string | undefined> {
  const answer = await told(page, () => page.goto(address))
  return answer?.headers()['x-cache']
}

/** By a link on another website, which is played here. */
async function comeFrom(page: Page, host: string, address: string): Promise<void> {
  const target = new URL(address, test.info().project.use.baseURL).href
  await page.route(`http://${host}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${target}">A home</a>` }),
  )
  await page.goto(`http://${host}/`)
  await told(page, () => page.getByRole('link', { name: 'A home' }).click())
}

// One after the other: they count in the same tables.
test.describe.configure({ mode: 'default' })

test('a visitor counts once a day, another browser once more, a robot never; also from the cache', async ({
  browser,
}) => {
  const [home = 0] = await unseenHomes(1)
  const visitor = await aVisitor(browser, firefox)
  await lookAt(visitor, `/property/${home}/`)
  expect(await lookAt(visitor, visitor.url())).toBe('hit')
  await expect.poll(() => viewsBySource(home)).toEqual({ direct: 1 })
  const another = await aVisitor(browser, safari)
  expect(await lookAt(another, visitor.url())).toBe('hit')
  await expect.poll(() => viewsBySource(home)).toEqual({ direct: 2 })
  await lookAt(await aVisitor(browser, robot), visitor.url())
  await written(visitor)
  expect(await viewsBySource(home)).toEqual({ direct: 2 })
  expect(await visitor.context().cookies()).toEqual([])
})

test('a view is counted under where its visitor came from', async ({ browser }) => {
  const [google = 0, immoweb = 0, mailed = 0, facebook = 0] = await unseenHomes(4)
  const page = await aVisitor(browser, firefox)
  await comeFrom(page, 'www.google.be', `/property/${google}/`)
  await comeFrom(page, 'www.immoweb.be', `/property/${immoweb}/`)
  await lookAt(page, `/property/${mailed}/`)
  const path = new URL(page.url()).pathname
  const mail = await aVisitor(browser, safari)
  await lookAt(mail, `${path}?utm_medium=email`)
  await comeFrom(page, 'www.facebook.com', `/property/${facebook}/`)
  await expect.poll(() => viewsBySource(google)).toEqual({ search: 1 })
  await expect.poll(() => viewsBySource(immoweb)).toEqual({ portal: 1 })
  await expect.poll(() => viewsBySource(mailed)).toEqual({ direct: 1, mail: 1 })
  await expect.poll(() => viewsBySource(facebook)).toEqual({ other: 1 })
})

test('who comes from a list of the site came from the site', async ({ browser }) => {
  const page = await aVisitor(browser, firefox)
  await page.goto('/nl/te-huur/')
  const beacon = page.waitForRequest((request) => new URL(request.url()).pathname === '/seen/')
  await page.getByRole('article').first().getByRole('link').click()
  const body = new URLSearchParams((await beacon).postData() ?? '')
  expect(body.get('referrer')).toBe(new URL(page.url()).host)
  const home = Number(body.get('home'))
  await expect.poll(() => viewsBySource(home)).toHaveProperty('own-site')
})

test('who asks sites not to count them is not counted', async ({ browser }) => {
  const [home = 0] = await unseenHomes(1)
  const page = await aVisitor(browser, firefox)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto(`/property/${home}/`, { waitUntil: 'networkidle' })
  await written(page)
  expect(await viewsBySource(home)).toEqual({})
})
