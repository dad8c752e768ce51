import { expect, type Page } from '@playwright/test'

import type { Language } from '../src/domain/language'
import { cms } from './cms'
import { query } from './leads'
import { linkIn, mail, pathOf } from './mails'
import { words } from './messages'

export const ownerPassword = 'vier woorden na elkaar'

/** Homes of the demo, by the references that an agent types. */
export async function someHomes(count: number): Promise<string[]> {
  const found = await query<{ reference: string }>(
    `select reference from listing.listing where status = 'available' and project_id is null order by id limit $1`,
    [count],
  )
  return found.map(({ reference }) => reference)
}

interface Invited {
  email: string
  locale?: Language
  homes: string[]
}

/** As an agent does it in the admin. */
export async function invite(admin: Page, { email, locale = 'nl', homes }: Invited): Promise<void> {
  await admin.goto(`${cms}/admin/owners`)
  await admin.getByLabel('Naam', { exact: true }).fill('An Peeters')
  await admin.getByLabel('E-mailadres').fill(email)
  await admin.getByRole('combobox', { name: /^Taal/ }).selectOption(locale)
  await admin.getByLabel(/^Referenties/).fill(homes.join(', '))
  await admin.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await expect(admin.getByText('De uitnodiging wordt verstuurd.')).toBeVisible()
}

/** The address behind the button of the invitation. */
export async function invitationPath({ email, locale = 'nl' }: Omit<Invited, 'homes'>): Promise<string> {
  const subject = words(locale, 'owner_mail.invitation_subject', { agency: '' }).trim()
  const invitation = await mail({ of: email, subject: new RegExp(subject.slice(0, 14)) })
  return pathOf(linkIn(invitation, words(locale, 'owner_mail.invitation_button')))
}

export async function choosePassword(page: Page, locale: Language, password = ownerPassword): Promise<void> {
  await page.getByLabel(words(locale, 'owner_login.password_new')).fill(password)
  await page.getByLabel(words(locale, 'owner_login.password_again')).fill(password)
  await page.getByRole('button', { name: words(locale, 'owner_login.choose') }).click()
}

export async function enter(
  page: Page,
  locale: Language,
  email: string,
  password = ownerPassword,
): Promise<void> {
  await page.goto(`/${locale}/login/`)
  await page.locator('#email').fill(email)
  await page.getByLabel(words(locale, 'person.password')).fill(password)
  await page.getByRole('button', { name: words(locale, 'owner_login.enter'), exact: true }).click()
}

export async function expectInside(page: Page, locale: Language, email: string): Promise<void> {
  // Whoever has one home is led to it at once.
  await expect(page).toHaveURL(new RegExp(`/${locale}/portal/(\\d+/)?$`))
  await expect(page.getByText(words(locale, 'owner_account.signed_in_as', { email }))).toBeVisible()
}

export async function expectOutside(page: Page, locale: Language = 'nl'): Promise<void> {
  await page.goto(`/${locale}/login/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'owner_login.question'))
}

/** Signs out, and waits until that is done. */
export async function leave(page: Page, locale: Language = 'nl'): Promise<void> {
  const out = page.getByRole('button', { name: words(locale, 'owner_account.leave'), exact: true })
  await page.getByRole('banner').locator(out).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'owner_login.question'))
}

/** What that form sends, without the page around it. */
async function sendInvitation(admin: Page, { email, locale = 'nl', homes }: Invited): Promise<void> {
  const answer = await admin.request.post(`${cms}/api/owners/invite`, {
    headers: { Origin: cms },
    form: { name: 'An Peeters', email, language: locale, homes: homes.join(', ') },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toMatch(/notice=invited$/)
}

/** Invited, with a password, and signed in. */
export async function newOwner(
  admin: Page,
  page: Page,
  { email, locale = 'nl', homes }: Invited,
): Promise<void> {
  await sendInvitation(admin, { email, locale, homes })
  await page.goto(await invitationPath({ email, locale }))
  await choosePassword(page, locale)
  await expectInside(page, locale, email)
}
