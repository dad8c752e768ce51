import { expect, type Page } from '@playwright/test'

import { cms, signIn } from './cms'
import { forgetCounts, leadsOf, ownAddress, query } from './leads'
import { linkIn, mail, pathOf } from './mails'
import { locales, words } from './messages'
import { expiredLink, forgedLink } from './signed-links'
import { axeFindsNothing, fillPerson, inLanguage, openPrivately, sending, withoutScripts } from './visitor'
import { thankedFor } from './send-form'
import { test } from './test'

test.beforeEach(forgetCounts)

const nl = (key: string) => words('nl', key)

interface Home {
  id: number
  names: string[]
}

/** How many documents of a home the agency publishes. */
const published = `(select count(*) from jsonb_array_elements(documents) d where (d ->> 'isPublished')::boolean)`

/** Its published documents have the names that the form gives them, in the visitor's own words. */
async function homeWithDocuments(page: Page, count: number): Promise<Home> {
  const [home] = await query<{ id: number }>(
    `select l.id from listing.listing l join listing.listing_detail on listing_id = l.id
     where status = 'available' and project_id is null and ${published} = $1
     order by l.id desc limit 1`,
    [count],
  )
  if (!home) throw new Error(`No home has ${count} documents`)
  await page.goto(`/nl/forms/documents/?home=${home.id}`)
  const names = await choicesIn(page).evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.innerText ?? ''),
  )
  return { id: home.id, names: names.slice(0, -1).map((name) => name.trim()) }
}

function choicesIn(page: Page) {
  return page.getByRole('group', { name: nl('form.documents') }).getByRole('checkbox')
}

async function ask(page: Page, { id, names }: Home, email: string): Promise<void> {
  await page.goto(`/nl/forms/documents/?home=${id}`)
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await fillPerson(page, 'nl', { firstName: 'An', lastName: 'Peeters', email })
  await page.getByRole('button', { name: nl('common.send') }).click()
}

// Coverage: 2.117, 7.5, 8.21.
test('the documents one asks for come by mail, as links that open them and nothing else', async ({
  browser,
  page,
  request,
}) => {
  const home = await homeWithDocuments(page, 3)
  const email = ownAddress('documenten')
  const [first = '', , third = ''] = home.names
  await ask(page, { ...home, names: [first, third] }, email)
  await expect(page).toHaveURL(thankedFor('documents'), sending)

  const sent = await mail({ of: email, subject: /^Documenten van / })
  const file = pathOf(linkIn(sent, first))
  const opened = await request.get(file)
  expect(opened.status()).toBe(200)
  expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(opened.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(opened.headers()['content-disposition']).toMatch(/^inline; filename="[a-z-]+\.pdf"$/)

  const all = file.replace(/\d+\/$/, '')
  await withoutScripts(browser, async (plain) => {
    await openPrivately(plain, all)
    const links = plain.locator('main a[href*="/documents/"]')
    await expect(links).toHaveText([first, third])
  })
  const hidden = [home.id * 10 + 1, home.id * 10 + 3, home.id * 10 + 4, 1_000_010]
  for (const id of hidden) {
    const refused = await request.get(`${all}${id}/`, { maxRedirects: 0 })
    expect(refused.status()).toBe(303)
    expect(refused.headers().location).toBe(all)
  }
  for (const locale of locales) {
    await page.goto(inLanguage(all, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'documents.requested_title'),
    )
  }
  await axeFindsNothing(page)

  await ask(page, { ...home, names: [first] }, email)
  const alert = page.getByRole('alert').getByText(nl('error.documents_already_requested'))
  await expect(alert).toBeVisible(sending)
  expect(await leadsOf(email)).toHaveLength(1)
})

test('papers that the agency does not publish are named nowhere and cannot be asked for by number', async ({
  browser,
  page,
}) => {
  // At the platform building plots have their planning papers, which are not published, as their only one.
  const [plot] = await query<Home & { hidden: string }>(
    `select l.id, documents #>> '{0,name}' as hidden
     from listing.listing l join listing.listing_detail on listing_id = l.id
     where status = 'available' and project_id is null and documents <> '[]' and ${published} = 0
     order by l.id limit 1`,
  )
  const home = await homeWithDocuments(page, 3)
  await page.goto(`/nl/forms/documents/?home=${plot?.id}`)
  await expect(choicesIn(page)).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: nl('documents.others') })).toBeVisible()
  expect(await page.content()).not.toContain(plot?.hidden)
  await page.goto(`/nl/forms/documents/?home=${home.id}`)
  await expect(choicesIn(page)).toHaveCount(4)
  const email = ownAddress('verborgen')
  await withoutScripts(browser, async (plain) => {
    await plain.goto(`/nl/forms/documents/?home=${home.id}`)
    const box = plain.getByRole('checkbox', { name: home.names[0] })
    await box.evaluate((input: HTMLInputElement, id) => (input.value = String(id)), home.id * 10 + 3)
    await box.check()
    await fillPerson(plain, 'nl', { firstName: 'An', lastName: 'Peeters', email })
    await plain.getByRole('button', { name: nl('common.send') }).click()
    await expect(plain.getByRole('alert').getByText(nl('validation.choice_invalid'))).toBeVisible()
  })
  expect(await leadsOf(email)).toEqual([])
})

// Coverage: 1.27.
test('what is not published reaches a visitor once an agent released it, by a mail and a private page', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const [plot] = await query<{ id: number; document: number }>(
    `select l.id, (documents #>> '{0,id}')::int as document
     from listing.listing l join listing.listing_detail on listing_id = l.id
     where status = 'available' and project_id is null and documents <> '[]' and ${published} = 0
     order by l.id desc limit 1`,
  )
  const email = ownAddress('vrijgegeven')
  await ask(page, { id: plot?.id ?? 0, names: [nl('documents.others')] }, email)
  await expect(page).toHaveURL(/\?sent=documents$/, sending)
  const [lead] = await leadsOf(email)

  const agent = await browser.newPage({ locale: 'nl-BE', viewport: { width: 1440, height: 1000 } })
  await signIn(agent, 'editor')
  await agent.goto(`${cms}/admin/leads/${lead?.id}`)
  const name = nl('documents.topic.planning')
  await agent.getByRole('button', { name: `Vrijgeven voor deze bezoeker: ${name}` }).click()
  await expect(agent.getByText('Het document is vrijgegeven.')).toBeVisible()
  await expect(agent.getByText(`Document vrijgegeven: ${name}`)).toBeVisible()
  await agent.close()

  await query('update lead.letter set next_try_at = now() where lead_id = $1', [lead?.id])
  const sent = await mail({ of: email, subject: /^Documenten van / }, 90_000)
  const file = pathOf(linkIn(sent, name))
  expect(file).toMatch(new RegExp(`/${plot?.document}/$`))
  const opened = await request.get(file)
  expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await openPrivately(page, file.replace(/\d+\/$/, ''))
  await expect(page.locator('main a[href*="/documents/"]')).toHaveText([name])
})

test('an old link and a forged one say so kindly, in four languages', async ({ page, request }) => {
  const home = await homeWithDocuments(page, 2)
  const email = ownAddress('vervallen')
  await ask(page, home, email)
  await expect(page).toHaveURL(/\?sent=documents$/, sending)
  const [lead] = await leadsOf(email)
  const old = expiredLink('documents', lead?.id ?? '')
  const forged = forgedLink(old)
  for (const locale of locales) {
    await openPrivately(page, inLanguage(old, locale), 410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'private.link_expired_title'),
    )
    await expect(page.getByText(words(locale, 'private.link_expired_text'))).toBeVisible()
    await openPrivately(page, inLanguage(forged, locale), 404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'private.link_invalid_title'),
    )
    await expect(page.getByText(words(locale, 'private.link_invalid_text'))).toBeVisible()
  }
  await axeFindsNothing(page)
  const file = await request.get(`${old}${home.id * 10}/`, { maxRedirects: 0 })
  expect(file.status()).toBe(303)
  expect((await request.get(`${forged}${home.id * 10}/`)).status()).toBe(404)
})
