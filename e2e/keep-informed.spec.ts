import { type Browser, expect, type Page } from '@playwright/test'

import { forgetCounts, ownAddress, query } from './leads'
import { linkIn, mail, mails, pathOf } from './mails'
import { locales, words } from './messages'
import { atThePlatform, restorePlatform, sync } from './platform'
import { axeFindsNothing, inLanguage, openPrivately, withoutScripts } from './visitor'
import { test } from './test'

test.beforeEach(forgetCounts)
test.afterAll(restorePlatform)

const nl = (key: string, values = {}) => words('nl', key, values)

interface Home {
  id: number
  typeId: number
  price: number
}

async function homeInGhent(): Promise<Home> {
  const [home] = await query<Home>(
    `select id, type_id as "typeId", (price_cents / 100)::int as price from listing.listing
     where status = 'available' and deal = 'sale' and project_id is null and is_price_published
       and city = 'Gent' and price_cents > 15000000 order by created_at desc limit 1`,
  )
  if (!home) throw new Error('There is no home in Ghent')
  return home
}

const demandOf = (email: string) =>
  query<{ search: string; isActive: boolean }>(
    `select d.search, d.is_active as "isActive" from lead.demand d join lead.lead l on l.id = d.id
     where l.email_key = $1`,
    [email],
  )

/** The address of a list as its caches sort it, against the same search as it was saved. */
const sorted = (text: string) => [...new URLSearchParams(text)].map((pair) => pair.join('=')).toSorted()

/** One field and one button on the list, one mail, one button behind its link. */
async function keepInformed(page: Page, list: string, email: string): Promise<string> {
  await page.goto(list)
  const box = page.getByRole('region', { name: nl('list_demand.title') })
  await box.getByLabel(nl('person.email')).fill(email)
  await box.getByRole('button', { name: nl('list_demand.submit') }).click()
  await expect(page).toHaveURL(/\/bedankt\/zoekopdracht\/\?form=list-demand$/)
  await expect(page.getByText(nl('thanks.list_demand'))).toBeVisible()
  const asked = await mail({ of: email, subject: /^Bevestig uw zoekopdracht$/ })
  expect(await demandOf(email)).toMatchObject([{ isActive: false }])
  const path = pathOf(linkIn(asked, nl('mail.button_list_demand')))
  await openPrivately(page, path)
  await page.getByRole('button', { name: nl('list_demand.confirm') }).click()
  await expect(page.getByText(nl('demand.kept'), { exact: true })).toBeVisible()
  return path
}

async function toConfirmed(page: Page, name: string): Promise<void> {
  const home = await homeInGhent()
  const email = ownAddress(name)
  const filters = `city=Gent&type=${home.typeId}&price-max=${home.price - 10_000}&bedrooms-min=1`
  await keepInformed(page, `/nl/te-koop/?${filters}&sort=price-up`, email)
  const [demand] = await demandOf(email)
  expect(demand?.isActive).toBe(true)
  expect(demand?.search.startsWith('sale?')).toBe(true)
  expect(sorted(demand?.search.slice('sale?'.length) ?? '')).toEqual(sorted(filters))
  // Its page leads back to the same list.
  await page.getByRole('link', { name: nl('list_demand.to_list') }).click()
  expect(sorted(new URL(page.url()).search)).toEqual(sorted(filters))
  expect(await mails({ of: email, subject: /./ })).toHaveLength(1)
}

// Coverage: 1.30.
test('from a filtered list to a confirmed demand: two actions and one mail, with the whole search', async ({
  page,
}) => {
  await toConfirmed(page, 'lijst')
})

test('the same without scripts', async ({ browser }: { browser: Browser }) => {
  await withoutScripts(browser, (plain) => toConfirmed(plain, 'lijst-zonder-script'))
})

test('a home that comes into the list is mailed, and a stopped demand is silent', async ({ page }) => {
  test.setTimeout(150_000)
  const home = await homeInGhent()
  const price = home.price - 10_111
  const email = ownAddress('lijst-prijs')
  const list = `/nl/te-koop/?city=Gent&price-min=${price - 2000}&price-max=${price + 1}`
  const manage = await keepInformed(page, list, email)
  // Once a day is for those who wait; here nobody does.
  await query(
    `update lead.demand d set frequency = 'at-once' from lead.lead l where l.id = d.id and l.email_key = $1`,
    [email],
  )
  await atThePlatform('reprice', { id: home.id, price })
  await sync()
  const alert = await mail({ of: email, subject: /^1 pand voor u$/ })
  expect(alert.html).toContain(`/${home.id}/`)
  await page.goto(manage)
  await page.getByRole('button', { name: nl('demand.stop'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('demand.stopped'))
  expect(await demandOf(email)).toMatchObject([{ isActive: false }])
})

test('a link that is only followed confirms nothing, in any language', async ({ page, request }) => {
  const email = ownAddress('lijst-talen')
  await page.goto('/nl/te-huur/?bedrooms-min=2')
  await axeFindsNothing(page)
  await page.getByLabel(nl('person.email')).fill(email)
  await page.getByRole('button', { name: nl('list_demand.submit') }).click()
  const asked = await mail({ of: email, subject: /^Bevestig uw zoekopdracht$/ })
  const path = pathOf(linkIn(asked, nl('mail.button_list_demand')))
  for (const locale of locales) {
    await openPrivately(page, inLanguage(path, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'list_demand.confirm_title'),
    )
  }
  await axeFindsNothing(page)
  const followed = await request.get(`${path}confirm/`, { maxRedirects: 0 })
  expect(followed.status()).toBe(303)
  expect(await demandOf(email)).toMatchObject([{ isActive: false }])
})

test('nothing of the field sticks out on a small phone, and a desktop shows it beside the map', async ({
  page,
}) => {
  const field = page.getByRole('region', { name: nl('list_demand.title') })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/nl/te-koop/?city=Gent')
  await expect(field).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: nl('map.show') }).click()
  await expect(field).toBeVisible()
})
