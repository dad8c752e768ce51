import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rows } from '@/testing/rows'
import { languages } from '@/domain/language'
import type { LeadInput } from '@/domain/lead/lead'
import { confirmNewsletter } from '@/features/leads/newsletter/confirm-newsletter'
import { purgeRights } from '@/features/rights/my-data/send-rights-letters'
import { messages } from '@/i18n/messages'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { type Browser, linkIn, openOwnerSite } from '@/testing/owner-site'
import { wordsIn } from '@/testing/markup'

let site: Awaited<ReturnType<typeof openOwnerSite>>
const nl = messages.nl.my_data
const email = 'an@example.com'

beforeAll(async () => {
  site = await openOwnerSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.forgetCounts()
  await site.db.execute(sql`
    truncate lead.lead, lead.erasure, lead.testimonial, lead.withdrawn_article, lead.subscription, rights.link, rights.letter, owner.home_owner,
      owner_auth.login, owner_auth.one_time, owner_auth.letter cascade`)
  await site.newMails()
})

const sent = (input: Partial<LeadInput>) => aSavedLead(site.db, input)

const ask = (page: Browser, typed: string, language = 'nl') =>
  page.post(`/${language}/my-data/`, { email: typed })

/** The page behind the mailed link, after its button was pressed. */
async function opened(page: Browser): Promise<string> {
  await ask(page, email)
  const [mail] = await site.newMails()
  const answer = await page.post(`${linkIn(mail, '/my-data/')}open/`)
  return answer.headers.get('Location') ?? ''
}

const left = async (table: string) => (await rows(site.db, sql`select 1 from ${sql.raw(table)}`)).length

test('a known address and an unknown one get the same answer, and only the mailbox learns which it is', async () => {
  await sent({ answers: { email, message: 'mijn vraag' } })
  const page = site.browser()
  const [known, unknown] = [await ask(page, ' An@Example.com'), await ask(page, 'els@example.com')]
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(await known.text()).toBe(await unknown.text())
  expect(known.headers.get('Cache-Control')).toBe('private, no-store')
  const mails = await site.newMails()
  expect(mails.map(({ subject }) => subject)).toEqual([
    messages.nl.my_data_mail.link_subject,
    messages.nl.my_data_mail.nothing_subject,
  ])
  expect(mails[1]?.text).not.toContain('/my-data/')
  expect(await left('rights.letter')).toBe(0)
})

test.each(languages)('who asks in %s is written to in that language', async (language) => {
  await ask(site.browser(), 'els@example.com', language)
  const [mail] = await site.newMails()
  expect(mail?.subject).toBe(messages[language].my_data_mail.nothing_subject)
})

test.each([
  ['', messages.nl.validation.email_required],
  ['an@', messages.nl.validation.email_invalid],
])('“%s” is refused in words', async (typed, words) => {
  const answer = await ask(site.browser(), typed)
  expect(answer.status).toBe(422)
  expect(wordsIn(await answer.text())).toContain(words)
})

test('after three mails in a day nobody gets another, and is told the same', async () => {
  const page = site.browser()
  for (let time = 0; time < 5; time++) expect((await ask(page, 'A.n+shop@example.com')).status).toBe(200)
  expect(await site.newMails()).toHaveLength(3)
})

test('another site cannot ask in a visitor’s name', async () => {
  const page = site.browser({ headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect((await ask(page, email)).status).toBe(403)
  expect(await site.newMails()).toEqual([])
})

test('the mailed link works once: looking does not use it, its button does', async () => {
  await sent({ answers: { email } })
  await ask(site.browser(), email)
  const path = linkIn((await site.newMails())[0], '/my-data/')
  const page = site.browser()
  for (let time = 0; time < 2; time++) expect(await page.text(path)).toContain(nl.open_title)
  const first = await page.post(`${path}open/`)
  expect(first.status).toBe(303)
  const shown = await page.ask(first.headers.get('Location') ?? '')
  expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(await shown.text()).toContain('content="noindex, nofollow, nocache"')
  expect((await page.post(`${path}open/`)).status).toBe(410)
  expect((await page.ask(path)).status).toBe(410)
})

test('a link that was not opened, or is too old, gives and erases nothing', async () => {
  await sent({ answers: { email } })
  const page = site.browser()
  await ask(page, email)
  const mailed = linkIn((await site.newMails())[0], '/my-data/')
  expect((await page.post(`${mailed}download/`)).status).toBe(410)
  expect((await page.post(`${mailed}erase/`, { confirmed: 'yes' })).status).toBe(410)
  const path = await opened(page)
  await site.db.execute(sql`update rights.link set expires_at = now() - interval '1 second'`)
  expect((await page.ask(path)).status).toBe(410)
  expect((await page.post(`${path}download/`)).status).toBe(410)
  expect((await page.post(`${path}erase/`, { confirmed: 'yes' })).status).toBe(410)
  expect(await left('lead.lead')).toBe(1)
})

test('the file has all that is held about its reader, as visitor and as owner, and nothing of others', async () => {
  await site.owner(email, 'V-11 V-12')
  await sent({ answers: { email, message: 'mijn vraag' } })
  await sent({ answers: { email: 'els@example.com', message: 'andere vraag' } })
  await site.owner('els@example.com', 'V-13')
  const page = site.browser()
  const path = await opened(page)
  expect(wordsIn(await page.text(path))).toContain('U volgt 2 woningen als eigenaar.')
  const file = await page.post(`${path}download/`)
  expect(file.headers.get('Content-Type')).toContain('application/json')
  expect(file.headers.get('Content-Disposition')).toContain('attachment')
  const text = await file.text()
  expect(JSON.parse(text)).toMatchObject({
    email,
    leads: [{ kind: 'enquiry', answers: { message: 'mijn vraag' } }],
    owner: { homes: [{ listing: 11 }, { listing: 12 }], account: { hasPassword: true }, sessions: [{}] },
  })
  expect(text).not.toMatch(/andere vraag|els@|password_hash|token/)
})

test('erasing asks for a tick, then deletes leads, newsletter, searches and account, and says so by mail', async () => {
  const owner = await site.owner(email)
  await sent({ answers: { email } })
  await confirmNewsletter(site.db, {
    id: await sent({ kind: 'newsletter', answers: { email } }),
    secret: 'test',
    now: new Date(),
  })
  await sent({ kind: 'demand', answers: { email, goal: 'sale', types: [1], places: ['Gent|9000'] } })
  await sent({ answers: { email: 'els@example.com' } })
  await site.db.execute(
    sql`insert into lead.testimonial (article_id, email_key, drafted_at)
        values (7, ${email}, now()), (8, 'els@example.com', now())`,
  )
  const page = site.browser()
  const path = await opened(page)
  const unticked = await page.post(`${path}erase/`)
  expect(unticked.status).toBe(422)
  expect(wordsIn(await unticked.text())).toContain(nl.erase_unconfirmed)
  const erased = await page.post(`${path}erase/`, { confirmed: 'yes' })
  expect([erased.status, erased.headers.get('Location')]).toEqual([303, '/nl/my-data/erased/?offers=0'])
  expect(wordsIn(await page.text('/nl/my-data/erased/'))).toContain(nl.erased_title)
  expect(await rows(site.db, sql`select email from lead.lead`)).toEqual([{ email: 'els@example.com' }])
  for (const table of [
    'lead.subscription',
    'lead.demand',
    'owner.home_owner',
    'owner_auth.login',
    'rights.link',
  ])
    expect([table, await left(table)]).toEqual([table, 0])
  expect(await rows(site.db, sql`select article_id as id from lead.testimonial`)).toEqual([{ id: 8 }])
  expect(await rows(site.db, sql`select article_id as id from lead.withdrawn_article`)).toEqual([{ id: 7 }])
  expect(await owner.signedInAs()).toBeNull()
  expect((await page.ask(path)).status).toBe(410)
  const [proof] = await rows(
    site.db,
    sql`select leads, owner_homes as homes, kept_offers as offers, asked_by as "by", email_hash as hash from lead.erasure`,
  )
  expect(proof).toMatchObject({ leads: 3, homes: 1, offers: 0, by: 'person' })
  expect(JSON.stringify(proof)).not.toContain('example')
  const mails = await site.newMails()
  const to = (subject: string) => mails.find((mail) => mail.subject === subject)
  expect(to(nl.erased_title)?.text).toContain(nl.erased_elsewhere)
  expect(to(messages.nl.my_data_mail.agency_subject)?.text).toContain(email)
  expect(await left('rights.letter')).toBe(0)
})

test('an offer that still binds stays until its last day is over', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  await sent({ kind: 'offer', answers: { email, endDate: day(5) } })
  await sent({ kind: 'offer', answers: { email, endDate: day(-5) } })
  const page = site.browser()
  const erased = await page.post(`${await opened(page)}erase/`, { confirmed: 'yes' })
  expect(erased.headers.get('Location')).toBe('/nl/my-data/erased/?offers=1')
  expect(wordsIn(await page.text('/nl/my-data/erased/?offers=1'))).toContain('Eén bod loopt nog.')
  const kept = await rows(
    site.db,
    sql`select answers ->> 'endDate' as until, keep_until <= now() + interval '7 days' as "isShort" from lead.lead`,
  )
  expect(kept).toEqual([{ until: day(5), isShort: true }])
})

test('the process that answers visitors reads nobody’s account without an opened link', async () => {
  await site.owner(email)
  const denied = [
    sql`select rights.owner_data_of(${email})`,
    sql`select rights.erase_owner_of(${email})`,
    sql`select * from rights.letter`,
  ]
  for (const statement of denied)
    await expect(site.web.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
  const [nothing] = await rows(
    site.web,
    sql`select rights.owner_data('\\x00') as data, rights.erase_owner('\\x00') as homes`,
  )
  expect(nothing).toEqual({ data: null, homes: null })
  expect(await left('owner.home_owner')).toBe(1)
})

test('links that ended and old proofs go', async () => {
  await sent({ answers: { email } })
  await opened(site.browser())
  await site.db.execute(
    sql`insert into lead.erasure (email_hash, erased_at, leads) values ('x', now() - interval '37 months', 1),
        ('y', now() - interval '35 months', 1)`,
  )
  await purgeRights(site.db, new Date(Date.now() + 3_600_000))
  expect(await left('rights.link')).toBe(0)
  expect(await rows(site.db, sql`select email_hash as hash from lead.erasure`)).toEqual([{ hash: 'y' }])
})
