import { expect, type Page } from '@playwright/test'

import { cms, signIn } from './cms'
import { forgetCounts, leadsOf, ownAddress, query } from './leads'
import { linkIn, mail, pathOf } from './mails'
import { locales, words } from './messages'
import { expiredLink, forgedLink } from './signed-links'
import { axeFindsNothing, fillPerson, inLanguage, openPrivately, sending, withoutScripts } from './visitor'
import { test } from './test'

test.use({ locale: 'nl-BE' })
test.beforeEach(forgetCounts)

const nl = (key: string, values = {}) => words('nl', key, values)

async function homeWithAgent(): Promise<{ id: number; agent: string }> {
  const [home] = await query<{ id: number; agent: string }>(
    `select l.id, agent ->> 'name' as agent from listing.listing l
     join listing.listing_detail on listing_id = l.id
     where status = 'available' and project_id is null and agent ->> 'name' <> '' order by l.id limit 1`,
  )
  if (!home) throw new Error('No home has an agent')
  return home
}

async function ask(page: Page, home: number, email: string): Promise<void> {
  await page.goto(`/nl/forms/enquiry/?home=${home}`)
  await fillPerson(page, 'nl', { firstName: 'An', lastName: 'Peeters', email })
  await page.getByRole('main').getByLabel(nl('person.message')).fill('Is de tuin op het zuiden?')
  await page.getByRole('button', { name: nl('common.send') }).click()
  await expect(page).toHaveURL(/\?sent=enquiry$/, sending)
}

/** Title, state and text of each step, as they stand on the page. */
async function steps(page: Page): Promise<string[][]> {
  const items = page.locator('main ol').getByRole('listitem')
  return items.evaluateAll((all: HTMLElement[]) =>
    all.map(({ innerText }) => innerText.split('\n').filter((line) => line.trim() !== '')),
  )
}

test('the link in the mail shows how far the agency is, with a name and a day, and follows what the editor does', async ({
  browser,
  page,
}) => {
  test.slow()
  const home = await homeWithAgent()
  const email = ownAddress('aanvraag')
  await ask(page, home.id, email)
  const confirmed = await mail({ of: email, subject: /^We hebben uw aanvraag ontvangen \(/ })
  const path = pathOf(linkIn(confirmed, nl('mail.button_status')))

  await openPrivately(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('request.title'))
  await expect(page.getByText('Is de tuin op het zuiden?')).toBeVisible()
  const [received, assigned, answered] = await steps(page)
  expect(received?.slice(0, 2)).toEqual([nl('request.received'), nl('request.done')])
  expect(assigned).toEqual([
    nl('request.assigned'),
    nl('request.waiting'),
    nl('request.expected_agent', { agent: home.agent }),
  ])
  expect(answered?.slice(0, 2)).toEqual([nl('request.answered'), nl('request.waiting')])
  expect(answered?.[2]).toMatch(/^U hoort uiterlijk op \w+dag \d+ \w+ \d{4} van ons\.$/)
  await axeFindsNothing(page)

  const [lead] = await leadsOf(email)
  const desk = await (await browser.newContext({ locale: 'nl-BE' })).newPage()
  await signIn(desk, 'editor')
  await desk.goto(`${cms}/admin/leads/${lead?.id}`)
  const agent = desk.getByLabel('Toewijzen aan')
  const name = (await agent.locator('option').nth(1).textContent()) ?? ''
  await agent.selectOption(name)
  await desk.getByRole('button', { name: 'Toewijzen', exact: true }).click()
  await expect(desk.getByText('Bewaard.')).toBeVisible()

  await page.reload()
  expect((await steps(page))[1]).toEqual([
    nl('request.assigned'),
    nl('request.done'),
    nl('request.assigned_to', { agent: name }),
  ])
  await desk.getByLabel('Status').selectOption('Beantwoord')
  await desk.getByRole('button', { name: 'Wijzigen' }).click()
  await expect(desk.getByText('Bewaard.')).toBeVisible()
  await desk.context().close()

  await withoutScripts(browser, async (plain) => {
    await plain.goto(path)
    expect((await steps(plain))[2]?.slice(0, 2)).toEqual([nl('request.answered'), nl('request.done')])
  })
  for (const locale of locales) {
    await page.goto(inLanguage(path, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'request.title'))
    await expect(page.getByText(words(locale, 'request.assigned_to', { agent: name }))).toBeVisible()
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a link that was made by nobody, or for something else, opens nothing', async ({ page, request }) => {
  const email = ownAddress('vervalst')
  await ask(page, (await homeWithAgent()).id, email)
  const [lead] = await leadsOf(email)
  const old = expiredLink('request', lead?.id ?? '')
  await openPrivately(page, old, 410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('private.link_expired_title'))
  await expect(page.getByText('Is de tuin')).toHaveCount(0)
  for (const path of [
    forgedLink(old),
    expiredLink('documents', lead?.id ?? '').replace('/documents/', '/request/'),
    `/nl/request/${lead?.id}/`,
    '/nl/request/x/',
    '/nl/appointment/x.y.z/',
    '/nl/newsletter/stop/x/',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  expect((await request.get('/nl/demand/%00/')).status()).toBe(400)
  // Behind the cache too: nobody gets what another saw.
  const twice = await Promise.all([1, 2].map(() => request.get(old)))
  expect(twice.map((response) => response.headers()['x-cache'])).not.toContain('hit')
})
