import { expect, type Page, type Request } from '@playwright/test'

import { awake } from './awake'
import { labelled } from './form-entries'
import { atThePlatformFrom, deliveredLead, forgetCounts, leadsOf, mailsTo, ownAddress } from './leads'
import { locales, words } from './messages'
import { thankedFor } from './send-form'
import { test } from './test'

test.beforeEach(async ({ page }) => {
  await forgetCounts()
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const thanks = thankedFor('contact')
const send = (page: Page) => page.getByRole('button', { name: 'Versturen' })
/** A page also tells that its form was seen. */
const isForm = (request: Request) => request.method() === 'POST' && request.url().includes('/forms/')
const field = (page: Page, label: string) => page.getByLabel(labelled(label))

async function fillContact(page: Page, email: string, message = 'Dag'): Promise<void> {
  await page.goto('/nl/forms/contact/')
  await awake(page)
  await field(page, 'Voornaam').fill('An')
  await field(page, 'Familienaam').fill('Peeters')
  await field(page, 'E-mailadres').fill(email)
  await field(page, 'Bericht').fill(message)
}

test('a double click is one request, one mail to the visitor and one on the platform', async ({ page }) => {
  const email = ownAddress('double')
  const posts: string[] = []
  page.on('request', (request) => isForm(request) && posts.push(request.url()))
  await fillContact(page, email)
  await send(page).dblclick()
  await expect(page).toHaveURL(thanks)
  expect(posts).toHaveLength(1)
  await deliveredLead(email)
  expect(await mailsTo(email)).toBe(1)
  expect(await atThePlatformFrom(email, 'leads')).toHaveLength(1)
})

test('the same form posted twice, as a browser does that reloads, is one request', async ({
  page,
  context,
}) => {
  const email = ownAddress('repeat')
  let body = ''
  let headers: Record<string, string> = {}
  page.on('request', (request) => {
    if (!isForm(request)) return
    body = request.postData() ?? ''
    headers = request.headers()
  })
  await fillContact(page, email)
  await send(page).click()
  await expect(page).toHaveURL(thanks)
  const again = await context.request.post('/nl/forms/contact/', {
    data: body,
    headers: { 'content-type': headers['content-type'] ?? '' },
    maxRedirects: 0,
  })
  expect(again.status()).toBe(303)
  expect(await leadsOf(email)).toHaveLength(1)
})

test('what was typed survives a site that is down, and is sent when it is up again', async ({ page }) => {
  const email = ownAddress('down')
  await fillContact(page, email)
  await page.route('**/nl/forms/contact/', (route) => route.abort())
  await send(page).click()
  await expect(page.getByText('Uw bericht is niet verstuurd. Probeer het opnieuw.')).toBeVisible()
  await expect(field(page, 'Bericht')).toHaveValue('Dag')
  await expect(send(page)).toBeVisible()
  await page.unroute('**/nl/forms/contact/')
  await send(page).click()
  await expect(page).toHaveURL(thanks)
  expect(await leadsOf(email)).toHaveLength(1)
})

for (const [kind, text] of [
  ['contact', 'error.mail_not_sent'],
  ['documents', 'error.request_document'],
  ['testimonial', 'error.testimonial_not_sent'],
  ['send-to-friend', 'error.mail_failed'],
] as const) {
  // Coverage: 8.9, 8.10, 8.12, 8.13.
  test(`${kind}: that it was not sent is said in four languages`, async ({ page }) => {
    await page.route(`**/forms/${kind}/**`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    for (const locale of locales) {
      await page.goto(`/${locale}/forms/${kind}/?home=100002`)
      await awake(page)
      await page.getByRole('button', { name: words(locale, 'common.send') }).click()
      await expect(page.getByRole('alert').filter({ hasText: words(locale, text) })).toBeVisible()
    }
  })
}

test('back from the thank-you page the form is there as it was left, and a changed message is a second request', async ({
  page,
}) => {
  const email = ownAddress('back')
  await fillContact(page, email)
  await send(page).click()
  await expect(page).toHaveURL(thanks)
  await page.goBack()
  await expect(send(page)).toBeVisible()
  await awake(page)
  await expect(field(page, 'Bericht')).toHaveValue('Dag')
  await expect(field(page, 'E-mailadres')).toHaveValue(email)
  await field(page, 'Bericht').fill('Nog iets')
  await send(page).click()
  await expect(page).toHaveURL(thanks)
  expect((await leadsOf(email)).map(({ answers }) => answers.message)).toEqual(['Dag', 'Nog iets'])
})

test('who fills in what nobody sees is thanked, and nothing is kept of it', async ({ page }) => {
  const email = ownAddress('robot')
  await fillContact(page, email)
  await expect(page.getByLabel('Laat dit veld leeg')).not.toBeInViewport()
  await page.getByLabel('Laat dit veld leeg').evaluate((input: HTMLInputElement) => (input.value = 'Cheap'))
  await send(page).click()
  await expect(page).toHaveURL(thanks)
  expect(await leadsOf(email)).toEqual([])
})

test('another site cannot make a visitor send our forms', async ({ page, request, baseURL }) => {
  const email = ownAddress('csrf')
  await page.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}/nl/forms/newsletter/"><input name="email" value="${email}"><button>Win</button></form>`,
    }),
  )
  await page.goto('http://evil.example/')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Win' }).click(),
  ])
  expect(answer.status()).toBe(403)
  const plain = await request.post('/nl/forms/contact/', {
    form: { firstName: 'An' },
    headers: { Origin: 'https://evil.example' },
  })
  expect(plain.status()).toBe(403)
  expect(await leadsOf(email)).toEqual([])
})
