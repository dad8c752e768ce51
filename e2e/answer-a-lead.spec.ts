import { expect, type Page } from '@playwright/test'

import { violations } from './axe'
import { cms, signIn } from './cms'
import { forgetCounts, leadsOf, ownAddress } from './leads'
import { mail, mails } from './mails'
import { words } from './messages'
import { fillPerson, sending } from './visitor'
import { test } from './test'

test.use({ locale: 'nl-BE', viewport: { width: 390, height: 844 }, hasTouch: true })
test.beforeEach(forgetCounts)

const nl = (key: string) => words('nl', key)
const inbox = `${cms}/admin/leads`

async function write(page: Page, email: string): Promise<string> {
  await page.goto('/nl/contact/')
  await fillPerson(page, 'nl', { firstName: 'An', lastName: 'Peeters', email })
  await page.getByRole('main').getByLabel(nl('person.message')).fill('Hoeveel kost een schatting?')
  await page.getByRole('button', { name: nl('common.send') }).click()
  await expect(page).toHaveURL(/\?sent=contact$/, sending)
  const [lead] = await leadsOf(email)
  return lead?.id ?? ''
}

/** Counts every touch that the pages of this tab get. */
async function countTouches(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('touches', String(touches() + 1))
    const touches = () => Number(sessionStorage.getItem('touches') ?? 0)
    addEventListener('pointerdown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('touches') ?? 0))
}

test('on a telephone a new lead is answered with a template in three touches', async ({ page }) => {
  test.slow()
  const email = ownAddress('duim')
  const id = await write(page, email)
  await signIn(page, 'editor')
  const touches = await countTouches(page)
  await page.goto(inbox)
  const lead = page.locator(`a[href$="/leads/${id}"]`)
  await expect(lead).toBeVisible()
  const first = page.locator('.leads-who a').first()
  expect((await first.boundingBox())?.y).toBeLessThan(700)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page, '.board')).toEqual([])

  expect(await touches()).toBe(0)
  await lead.tap()
  await expect(page.getByRole('heading', { level: 1, name: 'An Peeters' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Mail ${email}` })).toHaveAttribute('href', `mailto:${email}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page, '.board')).toEqual([])
  await page.getByRole('link', { name: 'Informatie volgt' }).tap()
  await expect(page.getByLabel(`Uw antwoord aan ${email}`)).toHaveValue(/^Beste An Peeters,\n\nDank u/)
  await page.getByRole('button', { name: 'Antwoord versturen' }).tap()
  await expect(page.getByText('Uw antwoord is onderweg.')).toBeVisible()
  expect(await touches()).toBe(3)

  const answer = await mail({ of: email, subject: /^Antwoord op uw vraag/ })
  expect(answer.replyTo?.value[0]?.address).toBe('editor@gevel.example')
  expect(answer.text).toContain('Ik zoek de gevraagde informatie op')
  await page.reload()
  await expect(page.getByText('Beantwoord per e-mail')).toBeVisible()
  expect(await mails({ of: email, subject: /^Antwoord op uw vraag/ })).toHaveLength(1)
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
