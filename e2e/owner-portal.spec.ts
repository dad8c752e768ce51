import { expect } from '@playwright/test'

import { overflow, violations } from './axe'
import { forgetCounts, query } from './leads'
import { mails } from './mails'
import { locales, words } from './messages'
import { test } from './test'
import { demoOwners, signInAsOwner } from '../scripts/demo/owner-session'

const nl = (key: string) => words('nl', key)

/** German has the longest words, which a phone has the least room for. */
const looks = [
  ...[390, 820, 1440].map((width) => ({ width, locale: 'nl' as const })),
  { width: 390, locale: 'de' as const },
]

test.beforeEach(async ({ page }) => {
  // One owner signs in more often here than anybody may from devices that are not known.
  await forgetCounts()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

for (const locale of locales)
  // Coverage: 1.37, 1.39, 2.122.
  test(`in ${locale} an owner chooses among three homes and reads what happened, without scripts too`, async ({
    browser,
  }) => {
    const t = (key: string) => words(locale, key)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await signInAsOwner(page, 'owner@gevel.example', locale)
    await expect(page).toHaveTitle(new RegExp(t('portal.title')))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('An Peeters')
    const homes = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    await expect(homes).toHaveCount(3)
    await expect(page.getByRole('contentinfo')).toContainText(t('footer.demo'))
    await homes.first().click()
    await expect(page.getByRole('heading', { level: 2, name: t('portal.story_title') })).toBeVisible()
    // From one home to the next, by its tab.
    await page
      .getByRole('navigation', { name: t('portal.all_homes') })
      .getByRole('link')
      .nth(1)
      .click()
    await expect(page.getByRole('heading', { level: 2, name: t('portal.story_title') })).toBeVisible()
    await context.close()
  })

for (const owner of demoOwners)
  for (const { width, locale } of looks)
    test(`axe finds nothing in the portal of ${owner} in ${locale} at ${width} px, and nothing sticks out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signInAsOwner(page, owner, locale)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      const home = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
      if (!(await home.isVisible())) return
      await home.click()
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })

/** What was counted here and what the platform told of other media, in the thirty days of the chart. */
async function counted(listingId: number): Promise<Record<string, number>> {
  const found = await query<{ day: string; views: string }>(
    `select day::text, sum(views) as views from (
       select day, views from visit.daily where listing_id = $1
       union all select day, views from owner.day_views where listing_id = $1
     ) counted where day > visit.today() - 30 group by day`,
    [listingId],
  )
  return Object.fromEntries(found.map(({ day, views }) => [day, Number(views)]))
}

for (const locale of locales)
  // Coverage: 1.45.
  test(`in ${locale} the chart says in words what its table says in numbers, as they were counted`, async ({
    page,
  }) => {
    const t = (key: string) => words(locale, key)
    await signInAsOwner(page, 'owner@gevel.example', locale)
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await page.getByText(t('portal.table_title')).first().click()
    const rows = page.getByRole('region', { name: t('portal.table_title') }).locator('tbody tr')
    await expect(rows).toHaveCount(30)
    const shown = await rows.evaluateAll((found) =>
      found.map((row) => [
        row.querySelector('time')?.dateTime ?? '',
        Number(row.querySelector('td.font-medium')?.textContent?.replaceAll(/\D/g, '')),
      ]),
    )
    const listingId = Number(/portal\/(\d+)\//.exec(page.url())?.[1])
    const views = await counted(listingId)
    for (const [day, number] of shown) expect([day, number]).toEqual([day, views[String(day)] ?? 0])
    const sum = shown.reduce((all, [, number]) => all + Number(number), 0)
    expect(sum).toBeGreaterThan(0)
    await expect(page.getByRole('img', { name: new RegExp(`\\b${sum}\\b`) })).toBeVisible()
  })

test('on paper the page has its title, its chart and both tables of it, and nothing to fill in or press', async ({
  page,
}) => {
  await signInAsOwner(page)
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(page.getByLabel(nl('portal.message_label'))).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(':is(form, button, input, textarea):visible')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(title).toBeVisible()
  await expect(page.getByText('09 000 12 34 · info@gevel.example')).toBeVisible()
  await expect(page.locator('figure svg[role=img]:visible')).toHaveCount(1)
  for (const table of ['portal.weeks_title', 'portal.table_title'])
    await expect(page.getByLabel(nl(table), { exact: true }).locator('tbody tr').last()).toBeVisible()
})

for (const locale of locales)
  test(`in ${locale} a visit that the owner declines reaches the agent by mail, and the page says so`, async ({
    page,
  }) => {
    const t = (key: string) => words(locale, key)
    await signInAsOwner(page, 'owner@gevel.example', locale)
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    const listingId = Number(/portal\/(\d+)\//.exec(page.url())?.[1])
    const hours = 200 + locales.indexOf(locale)
    const [visit] = await query<{ id: number }>(
      `insert into owner.happening (listing_id, kind, key, at, noted_at)
       values ($1, 'visit', $2, date_trunc('hour', now()) + make_interval(hours => $3), now()) returning id`,
      [listingId, `journey-${locale}-${Date.now()}`, hours],
    )
    await page.reload()
    const form = page.locator(`form[action$="/visits/${visit?.id}/"]`)
    const card = page.getByRole('listitem').filter({ has: form })
    await card.locator('summary').first().click()
    await expect(card.getByRole('radio')).toHaveCount(4)
    await card.getByRole('radio', { name: t('portal.reason.not-that-week') }).check()
    const reason = `Dan zijn we op reis (${locale}, ${Date.now()}).`
    await card.getByLabel(t('portal.decline_label')).fill(reason)
    expect(await violations(page)).toEqual([])
    await card.getByRole('button', { name: t('portal.decline_send') }).click()
    await expect(page.getByRole('status')).toContainText(t('portal.sent_answer'))
    await expect(page.getByText(t('portal.answered_decline')).first()).toBeVisible()
    await expect(page.locator(`form[action$="/visits/${visit?.id}/"]`)).toHaveCount(0)
    const told = { of: 'owner@gevel.example', isForAgency: true, subject: /./ }
    await expect
      .poll(async () => (await mails(told)).filter(({ text }) => text.includes(reason)).length, {
        timeout: 20_000,
      })
      .toBe(1)
    const sent = (await mails(told)).find(({ text }) => text.includes(reason))
    expect(sent?.text.replaceAll(/\s+/g, ' ')).toMatch(
      /Eigenaar weigert het bezoek van [^.]*\d\.\d\d uur\. Die week niet/,
    )
  })

test('on a phone the menu of the portal opens by keyboard, without scripts, and leads to the account and out', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await signInAsOwner(page, 'geen@gevel.example')
  const menu = page.getByRole('banner').locator('summary')
  const account = page.getByRole('banner').getByRole('link', { name: nl('owner_account.title') })
  await expect(account).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Enter')
  await account.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('owner_account.title'))
  await menu.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('banner')
    .getByRole('button', { name: nl('owner_account.leave') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('owner_login.question'))
  await context.close()
})

test('a message reaches the agent, and the page says so', async ({ page }) => {
  await signInAsOwner(page, 'nieuw@gevel.example')
  await page.getByLabel(nl('portal.message_label')).fill('Wanneer komen de foto’s?')
  await page
    .getByRole('main')
    .getByRole('button', { name: nl('common.send'), exact: true })
    .click()
  await expect(page.getByRole('status')).toContainText(nl('portal.sent_message'))
})
