import { type Browser, expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { forgetCounts, ownAddress, query } from './leads'
import { linkIn, mail, pathOf } from './mails'
import { locales, words } from './messages'
import { axeFindsNothing, inLanguage, openPrivately, withoutScripts } from './visitor'
import { test } from './test'

test.beforeEach(async ({ page }) => {
  await forgetCounts()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const nl = (key: string, values = {}) => words('nl', key, values)

async function homesOnOffer(): Promise<number[]> {
  const found = await query<{ id: number }>(
    `select id from listing.listing where status = 'available' and deal = 'sale' order by id limit 2`,
  )
  return found.map(({ id }) => id)
}

/** One field, one mail, one button behind its link. */
async function confirmByMail(page: Page, email: string): Promise<string> {
  const box = page.getByRole('region', { name: nl('kept_list.box_title') })
  await box.getByLabel(nl('person.email')).fill(email)
  await box.getByRole('button', { name: nl('kept_list.submit') }).click()
  await expect(page).toHaveURL(/\?form=favourites$/)
  await expect(page.getByText(nl('thanks.favourites'))).toBeVisible()
  const asked = await mail({ of: email, subject: /^Bewaar uw favorieten$/ })
  const path = pathOf(linkIn(asked, nl('mail.button_favourites')))
  await openPrivately(page, path)
  await page.getByRole('button', { name: nl('kept_list.confirm') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('favourites.title'))
  return path
}

const noteOf = (page: Page, home: number) => page.locator(`#note-${home}`)

async function writeNote(page: Page, home: number, text: string): Promise<void> {
  await noteOf(page, home).fill(text)
  const beside = page.locator(`#home-${home}`)
  await beside.getByRole('button', { name: nl('kept_list.note_save') }).click()
  await expect(page).toHaveURL(new RegExp(`#home-${home}$`))
  await expect(noteOf(page, home)).toHaveValue(text)
}

test('a home whose page was opened is marked on the list, also after going back', async ({ page }) => {
  await page.goto('/nl/te-koop/?available=true')
  await awake(page)
  const first = page.locator('[data-home-id]').first()
  await expect(first.getByText(nl('favourites.seen'), { exact: true })).toHaveCount(0)
  await first.getByRole('link').first().click()
  await expect(page.locator('[data-print-sheet]')).toBeVisible()
  await awake(page)
  await page.goBack()
  await expect(first.getByText(nl('favourites.seen'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(first.getByText(nl('favourites.seen'), { exact: true })).toBeVisible()
  await axeFindsNothing(page)
})

test('a home that is not for this visitor stays on the list, and says so until it is taken back', async ({
  page,
}) => {
  const list = '/nl/te-koop/?available=true'
  await page.goto(list)
  const first = page.locator('[data-home-id]').first()
  const home = (await first.getByRole('link').first().getAttribute('href')) ?? ''
  const count = await page.locator('[data-home-id]').count()
  for (const [pressed, word] of [
    ['true', nl('favourites.hidden')],
    ['false', nl('favourites.seen')],
  ] as const) {
    await page.goto(home)
    await awake(page)
    const button = page.getByRole('button', { name: nl('favourites.hide') })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', pressed)
    await page.goto(list)
    await expect(first.getByText(word, { exact: true })).toBeVisible()
    await expect(page.locator('[data-home-id]')).toHaveCount(count)
  }
})

test('hearts of a browser are kept behind a mailed link, with a note, and opened on another device', async ({
  browser,
  page,
}) => {
  const email = ownAddress('favorieten')
  await page.goto('/nl/te-koop/?available=true')
  await awake(page)
  const hearts = page.getByRole('button', { name: /^Bewaar als favoriet/ })
  for (const index of [0, 1]) await hearts.nth(index).click()
  await page.goto('/nl/favorieten/')
  await axeFindsNothing(page)
  const path = await confirmByMail(page, email)
  await expect(page.locator('[id^="home-"]')).toHaveCount(2)
  await axeFindsNothing(page)
  const [home] = await query<{ id: number }>(
    `select k.listing_id as id from lead.kept_home k join lead.lead l on l.id = k.list_id
     where l.email_key = $1 order by k.kept_at desc limit 1`,
    [email],
  )
  await writeNote(page, home?.id ?? 0, 'Licht, en de tuin ligt op het zuiden.')
  const other = await (await browser.newContext()).newPage()
  await openPrivately(other, path)
  await expect(noteOf(other, home?.id ?? 0)).toHaveValue('Licht, en de tuin ligt op het zuiden.')
  for (const locale of locales) {
    await openPrivately(other, inLanguage(path, locale))
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'favourites.title'))
    for (const width of [320, 1440]) {
      await other.setViewportSize({ width, height: 900 })
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('without scripts two share a list: both write, the link is withdrawn, and the list is erased', async ({
  browser,
}: {
  browser: Browser
}) => {
  await withoutScripts(browser, async (page) => {
    const email = ownAddress('favorieten-samen')
    const [home = 0, other = 0] = await homesOnOffer()
    await page.goto(`/nl/favorieten/?homes=${home},${other}`)
    const path = await confirmByMail(page, email)
    await page.getByLabel(nl('kept_list.own_name')).fill('An')
    await page.getByLabel(nl('kept_list.partner_name')).fill('Karel')
    await page.getByRole('button', { name: nl('kept_list.share'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorieten van An en Karel')
    const shared = pathOf(
      (await page.getByRole('link', { name: /\/shared-list\// }).getAttribute('href')) ?? '',
    )

    await withoutScripts(browser, async (partner) => {
      await openPrivately(partner, shared)
      await expect(partner.getByText(email)).toHaveCount(0)
      await expect(partner.getByRole('button', { name: nl('kept_list.erase') })).toHaveCount(0)
      await writeNote(partner, home, 'Te ver van het station.')
      await page.goto(path)
      await expect(noteOf(page, home)).toHaveValue('Te ver van het station.')
      await expect(page.locator(`#home-${home}`).getByText(/^Karel, /)).toBeVisible()
      await page.getByRole('button', { name: nl('kept_list.revoke') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('favourites.title'))
      await openPrivately(partner, shared, 410)
    })

    await page.getByRole('button', { name: nl('kept_list.erase'), exact: true }).click()
    await expect(page).toHaveURL(/\/nl\/favorieten\/$/)
    await openPrivately(page, path, 410)
    expect(await query('select from lead.lead where email_key = $1', [email])).toEqual([])
  })
})
