import { type BrowserContext, expect, type Page } from '@playwright/test'

import { inboxText } from '../src/features/leads/admin/inbox-words'
import { replyText } from '../src/features/leads/replies/reply-words'
import { templateNames } from '../src/features/leads/replies/template-texts'
import type { ReadMail } from '../src/testing/mail/read-mail'
import { violations } from './axe'
import { apiOf, cms, signIn } from './cms'
import { forgetCounts, leadsOf, ownAddress } from './leads'
import { mail, mails } from './mails'
import { words } from './messages'
import { fillPerson, sending } from './visitor'
import { test } from './test'

test.use({ locale: 'nl-BE', viewport: { width: 390, height: 844 }, hasTouch: true })
test.beforeEach(forgetCounts)

const inbox = `${cms}/admin/leads`

async function write(page: Page, email: string, locale: 'nl' | 'fr' = 'nl'): Promise<string> {
  const say = (key: string) => words(locale, key)
  await page.goto(`/${locale}/contact/`)
  await fillPerson(page, locale, { firstName: 'An', lastName: 'Peeters', email })
  await page.getByRole('main').getByLabel(say('person.message')).fill('Hoeveel kost een schatting?')
  await page.getByRole('button', { name: say('common.send') }).click()
  await expect(page).toHaveURL(/\?sent=contact$/, sending)
  const [lead] = await leadsOf(email)
  return lead?.id ?? ''
}

/** Counts every touch that the pages of a telephone get, in whichever tab and on whichever site. */
async function countTouches(telephone: BrowserContext): Promise<() => number> {
  let touches = 0
  await telephone.exposeFunction('noteTouch', () => void touches++)
  await telephone.addInitScript(() => {
    const { noteTouch } = globalThis as unknown as { noteTouch: () => void }
    addEventListener('pointerdown', noteTouch, { capture: true })
  })
  return () => touches
}

/** Shows a mail as the page of a mail program on the web does. */
async function openInWebmail(page: Page, { html }: ReadMail): Promise<void> {
  const webmail = 'https://webmail.example/'
  await page.route(webmail, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(webmail)
}

const onItsWay = { nl: 'Uw antwoord is onderweg.', fr: 'Votre réponse est en route.' }

/** Each reads the admin in the language of their browser, and answers a visitor who wrote in that language. */
const answering = [
  {
    ...({ who: 'editor', locale: 'nl' } as const),
    answered: 'Beantwoord per e-mail',
    ...{ begins: /^Beste An Peeters,\n\nDank u/, promises: 'Ik zoek de gevraagde informatie op' },
  },
  {
    ...({ who: 'administrator', locale: 'fr' } as const),
    answered: 'Réponse envoyée par e-mail',
    ...{ begins: /^Bonjour An Peeters,\n\nMerci/, promises: 'Je rassemble les informations demandées' },
  },
]

for (const { who, locale, answered, begins, promises } of answering)
  test.describe(`as ${who} in ${locale}`, () => {
    test.use({ locale: `${locale}-BE` })

    test('on a telephone a new lead is answered with a template in three touches', async ({ page }) => {
      test.slow()
      const email = ownAddress(`duim-${locale}`)
      const id = await write(page, email, locale)
      await signIn(page, who)
      const touches = await countTouches(page.context())
      await page.goto(inbox)
      const lead = page.locator(`a[href$="/leads/${id}"]`)
      await expect(lead).toBeVisible()
      const first = page.locator('.leads-who a').first()
      expect((await first.boundingBox())?.y).toBeLessThan(700)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      expect(await violations(page, '.board')).toEqual([])
      // A card has no heads of columns: it says itself what the day is.
      const card = page.getByRole('row').filter({ has: lead })
      await expect(card).toContainText('Hoeveel kost een schatting?')
      await expect(card.getByText(inboxText.answerPromised[locale])).toBeVisible()

      expect(touches()).toBe(0)
      await lead.tap()
      await expect(page.getByRole('heading', { level: 1, name: 'An Peeters' })).toBeVisible()
      await expect(page.getByText(inboxText.answerPromised[locale])).toBeVisible()
      const byMail = page.getByRole('link', { name: replyText.mail[locale].replace('{email}', email) })
      await expect(byMail).toHaveAttribute('href', `mailto:${email}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      expect(await violations(page, '.board')).toEqual([])
      await page.getByRole('link', { name: templateNames.information[locale] }).tap()
      const field = page.getByLabel(replyText.text[locale].replace('{email}', email))
      await expect(field).toHaveValue(begins)
      await page.getByRole('button', { name: replyText.send[locale] }).tap()
      await expect(page.getByText(onItsWay[locale])).toBeVisible()
      expect(touches()).toBe(3)

      const subject = new RegExp(`^${words(locale, 'mail.subject_reply_plain')}`)
      const answer = await mail({ of: email, subject })
      // The admin reads the cookie only of who asks from its own address.
      const me = await page.request.get(`${cms}/api/users/me`, { headers: { Origin: cms } })
      const { user } = (await me.json()) as { user: { email: string } }
      expect(answer.replyTo?.value[0]?.address).toBe(user.email)
      expect(answer.text).toContain(promises)
      await page.reload()
      await expect(page.getByText(answered)).toBeVisible()
      expect(await mails({ of: email, subject })).toHaveLength(1)
    })
  })

const password = 'negen ganzen op de dijk'
const roles = ['agent', 'editor', 'administrator'] as const

for (const locale of ['nl', 'fr'] as const)
  test.describe(`from the mail in ${locale}`, () => {
    test.use({ locale: `${locale}-BE` })

    test('agent, editor and administrator each answer with a template in three touches', async ({
      browser,
      page,
      playwright,
    }) => {
      test.setTimeout(150_000)
      const admin = await apiOf(playwright, 'administrator')
      const agent = ownAddress('makelaar')
      const made = await admin.send<{ doc: { id: number } }>('POST', 'users', {
        ...{ email: agent, password, name: 'Mia Makelaar', role: 'agent' },
      })
      expect(made.status).toBe(201)
      const account = made.body.doc.id

      for (const role of roles)
        await test.step(role, async () => {
          const visitor = ownAddress(`brief-${role}`)
          const id = await write(page, visitor, locale)
          const desk = await (
            await browser.newContext({
              locale: `${locale}-BE`,
              hasTouch: true,
              viewport: { width: 390, height: 844 },
            })
          ).newPage()
          if (role === 'agent') {
            const form = { action: 'assign', agent: String(account) }
            const given = await desk.request.post(`${cms}/api/leads/${id}/handle`, {
              headers: admin.headers,
              form,
            })
            expect(given.ok()).toBe(true)
            const answer = await desk.request.post(`${cms}/api/users/login`, {
              data: { email: agent, password },
            })
            expect(answer.status()).toBe(200)
          } else await signIn(desk, role)
          const told =
            role === 'agent'
              ? await mail({ of: agent, subject: /^Aan u toegewezen/ })
              : await mail({ of: visitor, isForAgency: true, subject: /./ })

          const touches = await countTouches(desk.context())
          await openInWebmail(desk, told)
          const link = desk.getByRole('link', { name: words('nl', 'mail.button_admin') })
          const [opened] = await Promise.all([desk.waitForEvent('popup'), link.tap()])
          await expect(opened.getByRole('heading', { level: 1, name: 'An Peeters' })).toBeVisible()
          await opened.getByRole('link', { name: templateNames.call[locale] }).tap()
          await opened.waitForURL(/template=call/)
          await opened.getByRole('button', { name: replyText.send[locale] }).tap()
          await expect(opened.getByText(onItsWay[locale])).toBeVisible()
          expect(touches()).toBe(3)
          const subject = new RegExp(`^${words(locale, 'mail.subject_reply_plain')}`)
          await mail({ of: visitor, subject })
          await expect
            .poll(async () => (await leadsOf(visitor))[0]?.deliveries['platform-reply'], sending)
            .toBe('done')
          await desk.context().close()
        })
      expect((await admin.send('DELETE', `users/${account}`)).status).toBe(200)
    })
  })

test('of two who answer the same lead the second hears who was first before their mail leaves', async ({
  page,
}) => {
  test.slow()
  const email = ownAddress('samen')
  const id = await write(page, email)
  await signIn(page, 'editor')
  await page.goto(`${cms}/admin/leads/${id}`)
  const late = await page.context().newPage()
  await late.goto(`${cms}/admin/leads/${id}`)
  const field = (of: Page) => of.getByLabel(`Uw antwoord aan ${email}`)
  const said = late.getByText('was u voor')

  await field(page).fill('Ik bel u vandaag.')
  await page.getByRole('button', { name: 'Antwoord versturen' }).tap()
  await expect(page.getByText('Uw antwoord is onderweg.')).toBeVisible()

  await field(late).fill('Morgen kan ik u bellen.')
  await late.getByRole('button', { name: 'Antwoord versturen' }).tap()
  await expect(said).toContainText('was u voor')
  await expect(said).toContainText('Ik bel u vandaag.')
  await expect(field(late)).toHaveValue('Morgen kan ik u bellen.')
  expect(await violations(late, '.board')).toEqual([])

  await late.getByRole('button', { name: 'Toch versturen' }).tap()
  await expect(late.getByText('Uw antwoord is onderweg.')).toBeVisible()
  await expect(late.getByText('Morgen kan ik u bellen.')).toBeVisible()
  const answers = () => mails({ of: email, subject: /^Antwoord op uw vraag/ })
  await expect.poll(async () => (await answers()).length, { timeout: 20_000 }).toBe(2)
})
