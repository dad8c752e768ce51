import { expect } from '@playwright/test'

import { forgetCounts, ownAddress, query } from './leads'
import { linkIn, mail, mails, pathOf } from './mails'
import { locales, words } from './messages'
import { axeFindsNothing, inLanguage, openPrivately, sending, withoutScripts } from './visitor'
import { test } from './test'

test.beforeEach(forgetCounts)

const nl = (key: string, values = {}) => words('nl', key, values)

const isOnList = async (email: string) =>
  (await query('select from lead.subscription where email_key = $1', [email])).length === 1
const isKnown = async (email: string) =>
  (await query('select from lead.lead where email_key = $1', [email])).length > 0

// Coverage: 1.33, 7.9.
test('whoever signs up is on the list only after the button behind the link in the mail, and off it when they like', async ({
  browser,
  page,
  request,
}) => {
  const email = ownAddress('nieuwsbrief')
  await page.goto('/nl/forms/newsletter/')
  await page.getByLabel(nl('person.email')).fill(email)
  await page.getByRole('button', { name: nl('form.newsletter_subscribe') }).click()
  await expect(page).toHaveURL('/nl/bedankt/sign-newsletter/?form=newsletter', sending)
  await expect(page.getByText(nl('thanks.sign_newsletter'))).toBeVisible()

  const asked = await mail({ of: email, subject: /^Bevestig uw inschrijving$/ })
  const path = pathOf(linkIn(asked, nl('mail.button_optin')))
  for (const locale of locales) {
    await openPrivately(page, inLanguage(path, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'newsletter.confirm_title'),
    )
    await expect(page.getByText(words(locale, 'newsletter.confirm_text', { email }))).toBeVisible()
  }
  await axeFindsNothing(page)
  // A mail program that follows every address, that of the button included, says yes for nobody.
  const followed = await request.get(`${path}confirm/`, { maxRedirects: 0 })
  expect(followed.status()).toBe(303)
  expect(await isOnList(email)).toBe(false)

  await withoutScripts(browser, async (plain) => {
    await plain.goto(path)
    await plain.getByRole('button', { name: nl('newsletter.confirm') }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(nl('thanks.newsletter_confirmed'))
    await expect(plain.getByText(nl('newsletter.confirmed_text', { email }))).toBeVisible()
    expect(await isOnList(email)).toBe(true)

    await plain.getByRole('link', { name: nl('form.unsubscribe') }).click()
    await expect(plain.getByText(nl('form.unsubscribe_confirm', { email }))).toBeVisible()
    expect(await isOnList(email)).toBe(true)
    await plain.getByRole('button', { name: nl('form.unsubscribe') }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(nl('form.unsubscribe_done'))
    await plain.reload()
    await expect(plain.getByText(nl('newsletter.stopped_text'))).toBeVisible()
  })
  expect(await isOnList(email)).toBe(false)
  expect(await isKnown(email)).toBe(false)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('private.link_expired_title'))
})

test('whoever signs up twice is asked twice, and stands on the list once', async ({ page }) => {
  const email = ownAddress('tweemaal')
  for (const turn of [1, 2]) {
    await page.goto('/nl/forms/newsletter/')
    await page.getByLabel(nl('person.email')).fill(email)
    await page.getByRole('button', { name: nl('form.newsletter_subscribe') }).click()
    await expect(page).toHaveURL('/nl/bedankt/sign-newsletter/?form=newsletter', sending)
    const asked = { of: email, subject: /^Bevestig uw inschrijving$/ }
    await expect.poll(async () => (await mails(asked)).length, { timeout: 20_000 }).toBe(turn)
    const latest = (await mails(asked)).at(-1)
    await page.goto(pathOf(linkIn(latest ?? (await mail(asked)), nl('mail.button_optin'))))
    if (turn === 1) await page.getByRole('button', { name: nl('newsletter.confirm') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('thanks.newsletter_confirmed'))
  }
  expect(await isOnList(email)).toBe(true)
})
