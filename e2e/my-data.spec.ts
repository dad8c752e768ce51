import { expect, type Page } from '@playwright/test'

import type { Language } from '../src/domain/language'
import { askMyDataPath } from '../src/i18n/paths/system-paths'
import { forgetCounts, leadsOf, ownAddress } from './leads'
import { linkIn, mail, pathOf } from './mails'
import { words } from './messages'
import { axeFindsNothing, fillPerson, sending } from './visitor'
import { test } from './test'

test.beforeEach(forgetCounts)

async function write(page: Page, email: string): Promise<void> {
  await page.goto('/nl/contact/')
  await fillPerson(page, 'nl', { firstName: 'An', lastName: 'Peeters', email })
  await page.getByRole('main').getByLabel(words('nl', 'person.message')).fill('Wat kost een schatting?')
  await page.getByRole('button', { name: words('nl', 'common.send') }).click()
  await expect(page).toHaveURL(/\?sent=contact$/, sending)
}

/** Types an address and follows what is mailed to it, as far as the page with the data. */
async function openData(page: Page, email: string, language: Language): Promise<void> {
  const say = (key: string) => words(language, key)
  await page.goto(askMyDataPath(language))
  await page.getByLabel(say('person.email')).fill(email)
  await page.getByRole('button', { name: say('my_data.ask') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('my_data.sent_title'))
  const found = await mail({ of: email, subject: new RegExp(say('my_data_mail.link_subject')) })
  await page.goto(pathOf(linkIn(found, say('my_data.open'))))
  await page.getByRole('button', { name: say('my_data.open') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('my_data.data_title'))
}

test('a visitor sees, downloads and erases what is held about them, by a mailed link', async ({ page }) => {
  test.slow()
  const email = ownAddress('mijn-gegevens')
  await write(page, email)
  await openData(page, email, 'fr')
  await axeFindsNothing(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('fr', 'my_data.download') }).click()
  const file = await (await download).createReadStream()
  const parts: Buffer[] = []
  for await (const part of file) parts.push(part as Buffer)
  expect(Buffer.concat(parts).toString()).toContain('Wat kost een schatting?')
  await page.getByLabel(words('fr', 'my_data.erase_confirm')).check()
  await page.getByRole('button', { name: words('fr', 'my_data.erase') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('fr', 'my_data.erased_title'))
  expect(await leadsOf(email)).toEqual([])
  await mail({ of: email, subject: new RegExp(words('fr', 'my_data.erased_title')) })
  await mail({
    of: email,
    isForAgency: true,
    subject: new RegExp(words('nl', 'my_data_mail.agency_subject')),
  })
})

test('an address that is not one is refused in words, and the keyboard leads to the field', async ({
  page,
}) => {
  await page.goto(askMyDataPath('de'))
  await page.getByLabel(words('de', 'person.email')).fill('an@')
  await page.keyboard.press('Enter')
  const problem = page.getByRole('alert').getByRole('link', { name: words('de', 'validation.email_invalid') })
  await problem.press('Enter')
  await expect(page.getByLabel(words('de', 'person.email'))).toBeFocused()
  await axeFindsNothing(page)
})
