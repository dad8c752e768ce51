import { expect, type Page } from '@playwright/test'

import { newsletterText as text } from '../src/features/content/newsletters/admin/newsletter-words'
import { violations } from './axe'
import { cms, signIn } from './cms'
import { ownAddress, query } from './leads'
import { linkIn, mail, pathOf } from './mails'
import { words } from './messages'
import { withoutScripts } from './visitor'
import { test } from './test'

test.use({ locale: 'nl-BE' })

const nl = (key: string, values = {}) => words('nl', key, values)

const isOnList = async (email: string) =>
  (await query('select from lead.subscription where email_key = $1', [email])).length === 1

/** Somebody who confirmed; how that goes is a journey of its own. */
async function subscriber(email: string, language: string): Promise<string> {
  await query(
    `with asked as (
       insert into lead.lead (id, idempotency_key, answers_hash, kind, language, email, answers, source_page, created_at)
       values (gen_random_uuid(), $1, $1, 'newsletter', $2, $1, '{}', '/', now()) returning id, email_key)
     insert into lead.subscription (email_key, lead_id, confirmed_at) select email_key, id, now() from asked`,
    [email, language],
  )
  return email
}

async function write(page: Page, language: string, subject: string): Promise<void> {
  const own = page.getByRole('group', { name: language })
  await own.getByLabel(text.subject.nl).fill(subject)
  await own.getByLabel(text.intro.nl).fill(`Eerste alinea.\n\n${subject}, tweede alinea.`)
}

test('an editor writes a newsletter, looks, tests and sends it; one reader leaves by a click, another by the page', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const an = await subscriber(ownAddress('lezer'), 'nl')
  const luc = await subscriber(ownAddress('lecteur'), 'fr')
  const subject = `Herfst ${Date.now()}`
  await signIn(page, 'editor')
  await page.goto(`${cms}/admin/newsletters`)
  await page.getByRole('button', { name: text.add.nl }).click()
  await write(page, nl('lang.nl'), subject)
  await write(page, nl('lang.fr'), `Automne ${subject}`)
  await page.getByRole('group', { name: text.articles.nl }).getByRole('checkbox').first().check()
  const home = page.getByRole('group', { name: text.homes.nl }).getByRole('checkbox').first()
  await home.check()
  expect(await violations(page, '.board')).toEqual([])
  await page.getByRole('button', { name: text.save.nl }).click()

  const preview = page.frameLocator('.newsletter-preview')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(preview.getByText(nl('module.read_on'))).toBeVisible()
  expect(await violations(page, '.board')).toEqual([])
  await page.getByRole('button', { name: /^Test naar / }).click()
  await expect(page.getByText('De testmail is onderweg.')).toBeVisible()
  await page.getByRole('link', { name: nl('lang.fr') }).click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Automne ${subject}`)

  await page.getByText(text.send.nl, { exact: true }).click()
  await page.getByRole('button', { name: /^Ja, verstuur naar / }).click()
  await expect(page.getByText('De nieuwsbrief wordt verstuurd.')).toBeVisible()
  const sent = page.url()

  const toMe = await mail({ of: 'editor@gevel.example', subject: new RegExp(`^Test: ${subject}$`) })
  expect(toMe.headerLines.some(({ key }) => key === 'list-unsubscribe')).toBe(false)

  const dutch = await mail({ of: an, subject: new RegExp(`^${subject}$`) })
  const header = (name: string) => dutch.headerLines.find(({ key }) => key === name)?.line ?? ''
  expect(header('list-unsubscribe-post')).toContain('List-Unsubscribe=One-Click')
  const oneClick = /<(https?:[^>]+)>/.exec(header('list-unsubscribe').replaceAll(/\s+/g, ' '))?.[1] ?? ''
  // A mail program that only opens it stops nothing.
  await request.get(pathOf(oneClick), { maxRedirects: 0 })
  expect(await isOnList(an)).toBe(true)
  const posted = await request.post(pathOf(oneClick), { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(posted.status()).toBe(200)
  expect(await isOnList(an)).toBe(false)

  const french = await mail({ of: luc, subject: new RegExp(`^Automne ${subject}$`) })
  await withoutScripts(browser, async (plain) => {
    await plain.goto(pathOf(linkIn(french, words('fr', 'mail.unsubscribe'))))
    await plain.getByRole('button', { name: words('fr', 'form.unsubscribe') }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(words('fr', 'form.unsubscribe_done'))
  })
  expect(await isOnList(luc)).toBe(false)

  await page.goto(sent)
  const left = page.locator('.newsletter-figures div').filter({ hasText: text.left.nl })
  await expect(left.getByRole('definition')).toHaveText('2')
})
