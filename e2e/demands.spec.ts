import { expect, type Page } from '@playwright/test'

import { atThePlatformFrom, forgetCounts, ownAddress, query } from './leads'
import { linkIn, mail, mails, pathOf } from './mails'
import { locales, words } from './messages'
import { atThePlatform, restorePlatform, sync } from './platform'
import { axeFindsNothing, fillPerson, inLanguage, openPrivately, sending, withoutScripts } from './visitor'
import { thankedFor } from './send-form'
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
       and city = 'Gent' and price_cents > 15000000 order by created_at limit 1`,
  )
  if (!home) throw new Error('There is no home in Ghent')
  return home
}

/** So narrow that no other home answers it, whatever others change meanwhile. */
async function register(page: Page, home: Home, prices: [number, number], email: string): Promise<void> {
  const next = () => page.getByRole('button', { name: nl('common.next_step') }).click()
  await page.goto('/nl/forms/demand/')
  await page.getByLabel(nl('demand.goal_sale'), { exact: true }).check()
  await page.locator(`input[name="types"][value="${home.typeId}"]`).check()
  await page.locator('summary').filter({ hasText: 'Oost-Vlaanderen' }).first().click()
  await page.getByLabel('Gent', { exact: true }).check()
  await next()
  await page.getByLabel(nl('demand.price_min')).fill(String(prices[0]))
  await page.getByLabel(nl('demand.price_max')).fill(String(prices[1]))
  await next()
  await fillPerson(page, 'nl', { firstName: 'An', lastName: 'Peeters', email })
  await page.getByLabel(nl('demand.frequency_at_once')).check()
  await page.getByRole('button', { name: nl('demand.submit') }).click()
  await expect(page).toHaveURL(thankedFor('demand'), sending)
}

/** Until the worker has held the home at this price against all searches. */
async function matchedAt(id: number, price: number): Promise<void> {
  const seen = () =>
    query<{ price: number }>(
      'select (price_cents / 100)::int as price from lead.matched_home where listing_id = $1',
      [id],
    )
  await expect.poll(seen, { timeout: 20_000 }).toEqual([{ price }])
}

const headerOf = ({ headerLines }: Awaited<ReturnType<typeof mail>>, name: string) =>
  headerLines.find(({ key }) => key === name)?.line.replaceAll(/\r?\n\s*/g, '') ?? ''

// Coverage: 1.30, 7.9.
test('a demand brings a mail when a home comes to answer it, once, until it is stopped', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(150_000)
  const home = await homeInGhent()
  const price = home.price - 10_111
  const email = ownAddress('zoeker')
  await register(page, home, [price - 2000, price + 1], email)
  const saved = await mail({ of: email, subject: /^Uw zoekopdracht is bewaard$/ })
  const manage = pathOf(linkIn(saved, nl('mail.button_change_demand')))
  await expect
    .poll(async () => (await atThePlatformFrom(email, 'demands')).map(({ isActive }) => isActive))
    .toEqual([true])

  await atThePlatform('reprice', { id: home.id, price })
  await sync()
  const alert = { of: email, subject: /^1 pand voor u$/ }
  const first = await mail(alert)
  expect(first.html).toContain(`/${home.id}/`)
  expect(first.text).toContain(nl('mail.reason_price'))

  // Another word in its description is no reason to write again; what cost less again is.
  await atThePlatform('change', {
    id: home.id,
    patch: { DescriptionB: { nl: 'y', fr: 'y', en: 'y', de: 'y' } },
  })
  await sync()
  await atThePlatform('reprice', { id: home.id, price: price - 1000 })
  await sync()
  await expect.poll(async () => (await mails(alert)).length, { timeout: 20_000 }).toBe(2)

  await withoutScripts(browser, async (plain) => {
    await openPrivately(plain, manage)
    await plain.getByLabel(nl('demand.price_min')).fill('900000')
    await plain.getByRole('button', { name: nl('demand.save') }).click()
    await expect(plain.getByRole('alert').getByText(nl('validation.min_above_max'))).toBeVisible()
    await expect(plain.getByLabel(nl('demand.price_min'))).toHaveValue('900000')
    await plain.getByLabel(nl('demand.price_min')).fill(String(price - 9000))
    await plain.getByLabel(nl('demand.add_place')).fill('9050')
    await plain.getByRole('button', { name: nl('demand.save') }).click()
    await expect(plain.getByText(nl('demand.changed'))).toBeVisible()
    await expect(plain.getByRole('checkbox', { name: '9050' })).toBeChecked()
  })

  const oneClick = /<([^>]+)>/.exec(headerOf(first, 'list-unsubscribe'))?.[1] ?? ''
  expect(headerOf(first, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  // Following the address stops nothing; posting to it, as a mail program does, stops at once.
  await request.get(pathOf(oneClick))
  await page.goto(manage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('demand.manage_title'))
  const stopped = await request.post(pathOf(oneClick), { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(stopped.status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('demand.stopped'))
  await expect
    .poll(async () => (await atThePlatformFrom(email, 'demands')).some(({ isActive }) => isActive))
    .toBe(false)
  await atThePlatform('reprice', { id: home.id, price: price - 1500 })
  await sync()
  await matchedAt(home.id, price - 1500)

  await page.getByRole('button', { name: nl('demand.resume') }).click()
  await expect(page.getByText(nl('demand.kept'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: nl('demand.stop'), exact: true }).click()
  await expect(page.getByText(nl('demand.stopped_text'))).toBeVisible()
  expect(await mails(alert)).toHaveLength(2)
})

test('the page of a demand is private, in four languages, and nothing sticks out', async ({ page }) => {
  const home = await homeInGhent()
  const email = ownAddress('zoekpagina')
  await register(page, home, [1, 2], email)
  const saved = await mail({ of: email, subject: /^Uw zoekopdracht is bewaard$/ })
  const path = pathOf(linkIn(saved, nl('mail.button_change_demand')))
  for (const locale of locales) {
    await openPrivately(page, inLanguage(path, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'demand.manage_title'))
  }
  await axeFindsNothing(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
