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

/** Counts what a thumb does. */
function thumb() {
  let touches = 0
  return {
    tap: async (target: ReturnType<Page['getByRole']>) => {
      touches++
      await target.tap()
    },
    touches: () => touches,
  }
}

test('on a telephone a new lead is answered with a template in three touches', async ({ page }) => {
  test.slow()
  const email = ownAddress('duim')
  const id = await write(page, email)
  await signIn(page, 'editor')
  await page.goto(inbox)
  const lead = page.locator(`a[href$="/leads/${id}"]`)
  await expect(lead).toBeVisible()
  const first = page.locator('.leads-who a').first()
  expect((await first.boundingBox())?.y).toBeLessThan(700)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page, '.board')).toEqual([])

  const { tap, touches } = thumb()
  await tap(lead)
  await expect(page.getByRole('heading', { level: 1, name: 'An Peeters' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Mail ${email}` })).toHaveAttribute('href', `mailto:${email}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page, '.board')).toEqual([])
  await tap(page.getByRole('link', { name: 'Informatie volgt' }))
  await expect(page.getByLabel(`Uw antwoord aan ${email}`)).toHaveValue(/^Beste An Peeters,\n\nDank u/)
  await tap(page.getByRole('button', { name: 'Antwoord versturen' }))
  await expect(page.getByText('Uw antwoord is onderweg.')).toBeVisible()
  expect(touches()).toBeLessThanOrEqual(4)

  const answer = await mail({ of: email, subject: /^Antwoord op uw vraag/ })
  expect(answer.replyTo?.value[0]?.address).toBe('editor@gevel.example')
  expect(answer.text).toContain('Ik zoek de gevraagde informatie op')
  await page.reload()
  await expect(page.getByText('Beantwoord per e-mail')).toBeVisible()
  expect(await mails({ of: email, subject: /^Antwoord op uw vraag/ })).toHaveLength(1)
})
