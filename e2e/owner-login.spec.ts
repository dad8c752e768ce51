import { expect, type Page } from '@playwright/test'

import type { Language } from '../src/domain/language'
import { cms, signIn } from './cms'
import { forgetCounts, ownAddress, query } from './leads'
import { linkIn, mail, mails, pathOf } from './mails'
import { locales, words } from './messages'
import {
  choosePassword,
  enter,
  expectInside,
  expectOutside,
  invitationPath,
  invite,
  leave,
  newOwner,
  ownerPassword,
  someHomes,
} from './owners'
import { axeFindsNothing, openPrivately, withoutScripts } from './visitor'
import { test as base } from './test'

/** `admin` is the page of an agent, in a browser of their own. */
const test = base.extend<{ admin: Page }>({
  admin: async ({ browser }, lend) => {
    const context = await browser.newContext({ locale: 'nl-BE' })
    const page = await context.newPage()
    await signIn(page, 'editor')
    await lend(page)
    await context.close()
  },
})

test.beforeEach(forgetCounts)

const nl = (key: string, values = {}) => words('nl', key, values)
const another = 'een ander lang wachtwoord'

for (const locale of locales)
  // Coverage: 1.6, 1.37, 2.20, 2.122, 5.8, 5.16, 6.2, 7.7, 8.7, 8.8.
  test(`an owner who is invited in ${locale} chooses a password and signs in`, async ({ admin, page }) => {
    test.setTimeout(120_000)
    const t = (key: string, values = {}) => words(locale, key, values)
    const email = ownAddress(`eigenaar-${locale}`)
    const homes = await someHomes(2)
    await invite(admin, { email, locale, homes })
    await expect(admin.getByRole('row').filter({ hasText: email }).first()).toContainText('Nog niet ingelogd')
    const path = await invitationPath({ email, locale })
    await openPrivately(page, path)
    await axeFindsNothing(page)
    await page.getByRole('button', { name: t('owner_login.choose') }).click()
    await expect(page.getByText(t('validation.password_required'))).toBeVisible()
    await page.getByLabel(t('owner_login.password_new')).fill(ownerPassword)
    await page.getByLabel(t('owner_login.password_again')).fill(another)
    await page.getByRole('button', { name: t('owner_login.choose') }).click()
    await expect(page.getByText(t('validation.passwords_differ'))).toBeVisible()
    await axeFindsNothing(page)
    await choosePassword(page, locale)
    await expectInside(page, locale, email)
    await axeFindsNothing(page)

    await leave(page, locale)
    await openPrivately(page, `/${locale}/login/`)
    await axeFindsNothing(page)
    await enter(page, locale, email, another)
    await expect(page.getByText(t('owner_login.wrong'))).toBeVisible()
    await axeFindsNothing(page)
    await enter(page, locale, email)
    await expectInside(page, locale, email)
    await openPrivately(page, `/${locale}/login/account/`)
    await axeFindsNothing(page)
    await admin.reload()
    await expect(admin.getByRole('row').filter({ hasText: email }).first()).toContainText('Logt in')
    const moved = ownAddress(`verhuisd-${locale}`)
    await page.locator('#new-email').fill(moved)
    await page.locator('#email-current').fill(ownerPassword)
    await page.getByRole('button', { name: t('owner_account.email_ask') }).click()
    await expect(page.getByText(t('owner_account.email_asked'))).toBeVisible()
    const sent = await mail({ of: moved, subject: new RegExp(t('owner_mail.new_email_subject')) })
    await openPrivately(page, pathOf(linkIn(sent, t('owner_login.email_confirm'))))
    await page.getByRole('button', { name: t('owner_login.email_confirm') }).click()
    await expect(page.getByText(t('owner_account.email_changed'))).toBeVisible()
    await page.goto(`/${locale}/portal/`)
    await expectInside(page, locale, moved)
    // The invitation has done its work.
    expect((await page.goto(path))?.status()).toBe(410)
    await expect(page.getByText(t('error.link_expired'))).toBeVisible()
  })

test('everything but a passkey works without scripts', async ({ admin, browser }) => {
  test.setTimeout(120_000)
  const email = ownAddress('zonder-script')
  await invite(admin, { email, homes: await someHomes(1) })
  const path = await invitationPath({ email })
  await withoutScripts(browser, async (page) => {
    await page.goto(path)
    await choosePassword(page, 'nl')
    await expectInside(page, 'nl', email)
    await page.goto('/nl/login/account/')
    await page.locator('#current').fill(ownerPassword)
    await choosePassword(page, 'nl', another)
    await expect(page.getByText(nl('owner_account.password_changed'))).toBeVisible()
    await leave(page)
    await page.locator('#email').fill(email)
    await page.getByRole('button', { name: nl('owner_login.link_ask') }).click()
    await expect(page.getByText(nl('owner_login.mail_sent'))).toBeVisible()
    const sent = await mail({ of: email, subject: new RegExp(nl('owner_mail.link_subject')) })
    await page.goto(pathOf(linkIn(sent, nl('owner_login.enter'))))
    await page.getByRole('button', { name: nl('owner_login.enter') }).click()
    await expectInside(page, 'nl', email)
  })
})

for (const locale of locales)
  test(`an owner in ${locale} makes a passkey, signs in with it, and removes it`, async ({
    admin,
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const t = (key: string) => words(locale, key)
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const email = ownAddress(`passkey-${locale}`)
    await newOwner(admin, page, { email, locale, homes: await someHomes(1) })
    await page.goto(`/${locale}/login/account/`)
    await page.getByRole('button', { name: t('owner_account.passkey_add') }).click()
    await expect(page.getByText(t('validation.password_wrong'))).toBeVisible()
    await page.locator('#passkey-current').fill(ownerPassword)
    await page.getByRole('button', { name: t('owner_account.passkey_add') }).click()
    await expect(page.getByText(t('owner_account.passkey_added'))).toBeVisible()
    await leave(page, locale)
    // As on a device that nobody knows.
    await context.clearCookies()
    await expectOutside(page, locale)
    await page.getByRole('button', { name: t('owner_login.passkey_enter') }).click()
    await expectInside(page, locale, email)
    await page.goto(`/${locale}/login/account/`)
    await page.locator('#passkey-current').fill(ownerPassword)
    await page.getByRole('button', { name: t('owner_account.passkey_remove') }).click()
    await expect(page.getByText(t('owner_account.passkey_removed'))).toBeVisible()
    await leave(page, locale)
    await page.getByRole('button', { name: t('owner_login.passkey_enter') }).click()
    await expect(page.getByText(t('owner_login.passkey_failed'))).toBeVisible()
    await expectOutside(page, locale)
  })

async function recover(
  page: Page,
  email: string,
  locale: Language = 'nl',
  /** The link of the mail before this one. */
  earlier = '',
): Promise<{ path: string; code: string }> {
  const t = (key: string) => words(locale, key)
  await page.goto(`/${locale}/login/`)
  await page.getByRole('link', { name: t('owner_login.forgotten') }).click()
  await page.getByLabel(t('person.email')).fill(email)
  await page.getByRole('button', { name: t('owner_login.forgotten_title') }).click()
  await expect(page.getByText(t('owner_login.mail_sent'))).toBeVisible()
  const asked = { of: email, subject: new RegExp(t('owner_mail.recovery_subject')) }
  let found: { path: string; code: string } | undefined
  await expect
    .poll(
      async () => {
        const sent = (await mails(asked)).map((one) => ({
          path: pathOf(linkIn(one, t('owner_mail.recovery_button'))),
          code: /\b[A-Z2-9]{5}-[A-Z2-9]{5}\b/.exec(one.text)?.[0] ?? '',
        }))
        return (found = sent.find(({ path }) => path !== earlier))
      },
      { timeout: 20_000 },
    )
    .toBeTruthy()
  if (!found) throw new Error('There is no such mail')
  return found
}

for (const locale of locales)
  // Coverage: 1.38, 7.8.
  test(`who forgot a password chooses a new one in ${locale} by the link of the mail, once and in time`, async ({
    admin,
    page,
  }) => {
    const t = (key: string) => words(locale, key)
    const email = ownAddress(`vergeten-${locale}`)
    await newOwner(admin, page, { email, homes: await someHomes(1) })
    await page.context().clearCookies()
    const { path } = await recover(page, email, locale)
    await openPrivately(page, path)
    await choosePassword(page, locale, another)
    await expectInside(page, locale, email)
    // It comes in the language of the account, whichever the page had.
    await mail({ of: email, subject: new RegExp(nl('owner_mail.changed_subject')) })
    await openPrivately(page, path, 410)
    await expect(page.getByText(t('error.link_expired'))).toBeVisible()
    await axeFindsNothing(page)

    await page.context().clearCookies()
    const late = await recover(page, email, locale, path)
    await query('update owner_auth.one_time set expires_at = now() where email = $1 and used_at is null', [
      email,
    ])
    await openPrivately(page, late.path, 410)
    await expect(page.getByText(t('error.link_expired'))).toBeVisible()
    await enter(page, locale, email, late.code)
    await expect(page.getByText(t('owner_login.wrong'))).toBeVisible()
  })

// Coverage: 1.38, 7.8.
test('the one-time password of the mail leads to a new password', async ({ admin, page }) => {
  const email = ownAddress('eenmalig')
  await newOwner(admin, page, { email, homes: await someHomes(1) })
  await page.context().clearCookies()
  const { code } = await recover(page, email)
  await enter(page, 'nl', email, code)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('owner_login.choose_title'))
  await choosePassword(page, 'nl', another)
  await expectInside(page, 'nl', email)
})

for (const locale of locales)
  test(`in ${locale} a co-owner who is revoked is out at once; the other stays until they sign out everywhere`, async ({
    admin,
    browser,
    page,
  }) => {
    test.setTimeout(120_000)
    const t = (key: string) => words(locale, key)
    const [email, partner] = [ownAddress('een'), ownAddress('twee')]
    const homes = await someHomes(1)
    await newOwner(admin, page, { email, locale, homes })
    const other = await (await browser.newContext()).newPage()
    await newOwner(admin, other, { email: partner, locale, homes })
    await admin.goto(`${cms}/admin/owners?search=${encodeURIComponent(partner)}`)
    await admin.getByRole('button', { name: 'Toegang intrekken' }).click()
    await expect(admin.getByText('De toegang tot deze woning is ingetrokken.')).toBeVisible()
    await expectOutside(other, locale)
    await enter(other, locale, partner)
    await expect(other.getByText(t('owner_login.wrong'))).toBeVisible()
    await page.goto(`/${locale}/login/`)
    await expectInside(page, locale, email)

    // The one who stays is signed in on two devices.
    await enter(other, locale, email)
    await expectInside(other, locale, email)
    await page.goto(`/${locale}/login/account/`)
    await expect(page.getByText(`(${t('owner_account.this_device')})`)).toBeVisible()
    await page.getByRole('button', { name: t('owner_account.end_all') }).click()
    await expectOutside(page, locale)
    await expectOutside(other, locale)
    await other.context().close()
  })
