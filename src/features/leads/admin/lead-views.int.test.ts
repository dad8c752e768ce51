import { sql } from 'drizzle-orm'
import type { AdminViewServerProps } from 'payload'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { type Database, database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { type Language, languages } from '@/domain/language'
import { storeListings } from '@/features/listings/store/store-listings'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { linksIn, wordsIn } from '@/testing/markup'
import { rows } from '@/testing/rows'

import { releaseDocument } from '../documents/release-document'
import { sendReply } from '../replies/send-reply'
import { TemplatesBoard } from '../replies/templates-board'
import { submitLead } from '../submit-lead'
import { LeadFile } from './lead-file'
import { listInbox } from '../inbox/list-inbox'
import { inboxText } from './inbox-words'
import { LeadInbox } from './lead-inbox'
import { LeadsToday } from './leads-today'
import { NewestLeads } from './newest-leads'

// Payload's own frame around it needs a browser.
vi.mock('@/cms/admin/board', () => ({
  Board: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('main', null, createElement('h1', null, title), children),
  boardParameter: ({ searchParams }: AdminViewServerProps, name: string) => searchParams?.[name],
  guardBoard: () => undefined,
}))

let cms: TestPayload
let db: Database
let hostile: string

beforeAll(async () => {
  cms = await openPayload()
  db = database()
  await cms.db.execute(
    sql`insert into users (email, name, role) values ('els@gevel.example', 'Els', 'editor')`,
  )
  const answers = {
    firstName: '<script>alert(1)</script>',
    lastName: '"><img src=x onerror=alert(2)>',
    email: 'an@example.com',
    message: '</textarea><script>alert(3)</script>',
  }
  const campaign = { source: '<b>mail', name: 'javascript:alert(4)' }
  const services = { db, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }
  const input = aLead({ answers, campaign, sourcePage: 'javascript:alert(5)' })
  const submission = await submitLead(services, input)
  hostile = submission.state === 'saved' ? submission.lead.id : ''
  await cms.db.execute(
    sql`update lead.delivery set state = 'dead', last_error = '<i>554 refused' where channel = 'platform'`,
  )
})
afterAll(() => cms.close())

interface Asked {
  role?: string
  language?: Language
  searchParams?: Record<string, string>
  id?: string
}

function view({ role = 'admin', language = 'nl', searchParams = {}, id }: Asked): AdminViewServerProps {
  const user = { collection: 'users', role, id: 1 }
  const req = { user, i18n: { language }, payload: cms.payload }
  const params = { segments: id ? ['leads', id] : ['leads'] }
  // Only what the views read.
  return { initPageResult: { req }, params, searchParams } as unknown as AdminViewServerProps
}

const inbox = async (asked: Asked = {}) => renderToStaticMarkup(await LeadInbox(view(asked)))
const file = async (asked: Asked = {}) =>
  renderToStaticMarkup(await LeadFile(view({ id: hostile, ...asked })))

test('nothing a visitor wrote is markup, and no link leads off the site', async () => {
  for (const html of [await inbox(), await file()]) {
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toMatch(/<script|<img|<b>|<i>|href="javascript/i)
  }
})

test('who cannot handle leads is sent away before anything is read', async () => {
  await expect(inbox({ role: 'translator' })).rejects.toThrow('NEXT_REDIRECT')
  await expect(file({ role: 'translator' })).rejects.toThrow('NEXT_REDIRECT')
})

test('an agent’s pages are there, without the leads of others', async () => {
  expect(wordsIn(await inbox({ role: 'agent' }))).toContain('Nog geen aanvragen.')
  expect(wordsIn(await file({ role: 'agent' }))).toContain('Deze aanvraag is er niet meer')
})

test('an agent’s visits of today and tomorrow stand below their leads, as they have no other first page', async () => {
  expect(wordsIn(await inbox({ role: 'agent' }))).toContain('Vandaag geen bezoeken meer.')
  expect(wordsIn(await inbox({ role: 'editor' }))).not.toContain('geen bezoeken')
})

test('only an administrator is offered a person’s data and the promise', async () => {
  expect(await inbox()).toMatch(/leads\/person\/erase[\s\S]*/)
  expect(await file()).toContain('leads/person/erase')
  for (const html of [await inbox({ role: 'editor' }), await file({ role: 'editor' })])
    expect(html).not.toMatch(/leads\/(person|setting)/)
})

test.each(languages)('in %s every word is there, and every field has a name', async (language) => {
  const pages = [
    await inbox({ language }),
    await file({ language }),
    await inbox({ language, searchParams: { kind: 'offer' } }),
  ]
  for (const html of pages) {
    expect(wordsIn(html)).not.toMatch(/undefined|\[object|\{\w+\}|lead_kind\./)
    // Inside its label, or named by an attribute.
    const bare = html.replaceAll(/<label[\s\S]*?<\/label>/g, '')
    expect(bare).not.toMatch(/<(select|textarea|input (?!type="hidden"))/)
    expect(html).not.toMatch(/<a[^>]*>\s*<\/a>|<button[^>]*>\s*<\/button>/)
  }
})

test('what did not arrive is an alarm, and can be tried again where it is', async () => {
  expect(wordsIn(await inbox())).toContain('1 bezorging is niet aangekomen.')
  const html = await file()
  expect(html).toContain('Opnieuw proberen: Dataplatform')
  expect(html.match(/value="retry"/g)).toHaveLength(1)
})

/** The documents whose release a page offers. */
const offered = (html: string) =>
  (html.match(/<button[^>]*name="document"[^>]*>/g) ?? []).map((tag) => /value="(\d+)"/.exec(tag)?.[1])

test('an error is told in words, and what the server said is behind them', async () => {
  const words = wordsIn(await file())
  expect(words).toContain('De mailserver van de ontvanger weigerde het bericht als ongewenst.')
  expect(words).toContain('Technische melding &lt;i&gt;554 refused')
})

test('each document that is not published has a button; one that was released says by whom', async () => {
  const url = 'https://files.example/paper.pdf'
  const documents = [
    { id: 4, name: 'EPC', url, isPublished: true },
    { id: 5, name: 'Bodemattest', url, isPublished: false },
    { id: 6, name: 'Nota <b>', url, isPublished: false },
  ]
  await storeListings(db, [aListing({ id: 77, documents })])
  const services = { db, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }
  const answers = { lastName: 'Peeters', email: 'bo@example.com', documents: [0, 4] }
  const asked = await submitLead(services, aLead({ kind: 'documents', listingId: 77, answers }))
  const id = asked.state === 'saved' ? asked.lead.id : ''
  const [els] = await rows<{ id: number }>(db, sql`select id from users where email = 'els@gevel.example'`)
  const before = await file({ id })
  expect(offered(before)).toEqual(['5', '6'])
  expect(before).toContain('Vrijgeven voor deze bezoeker: Nota &lt;b&gt;')
  await releaseDocument(db, { leadId: id, documentId: 5, actorId: els?.id ?? 0, now: new Date() })
  const after = await file({ id })
  expect(offered(after)).toEqual(['6'])
  expect(wordsIn(after)).toMatch(/Bodemattest .*, Els Vrijgegeven/)
  expect(wordsIn(after)).toContain('Document vrijgegeven: Bodemattest')
})

test('a lead is called, mailed and answered from its own page', async () => {
  const services = { db, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }
  const answers = { firstName: 'Léa', lastName: 'Maes', email: 'lea@example.com', phone: '0470 12 34 56' }
  const asked = await submitLead(services, aLead({ kind: 'visit', listingId: 77, language: 'fr', answers }))
  const id = asked.state === 'saved' ? asked.lead.id : ''
  const before = await file({ id })
  expect(linksIn(before)).toEqual(expect.arrayContaining(['tel:+32470123456', 'mailto:lea@example.com']))
  const textIn = (html: string) =>
    wordsIn(/<textarea[^>]*name="text"[\s\S]*?<\/textarea>/.exec(html)?.[0] ?? '')
  expect(textIn(before)).toMatch(
    /^Bonjour Léa Maes, Merci pour votre intérêt\. Je vous fais volontiers visiter/,
  )
  expect(textIn(await file({ id, searchParams: { template: 'unavailable' } }))).toContain('plus disponible')
  const reply = { leadId: id, replyId: crypto.randomUUID(), seenReplyId: null, actorId: 1, now: new Date() }
  await sendReply(db, { ...reply, author: { name: 'Els', email: 'els@gevel.example' }, text: 'À <b>demain' })
  const after = await file({ id })
  expect(wordsIn(after)).toMatch(/Beantwoord À &lt;b&gt;demain Els, .* Onderweg/)
  expect(textIn(after)).toBe('Bonjour Léa Maes,')
})

test('what was asked and the promised day stand in the list, on the lead’s page and on the first page', async () => {
  const services = { db, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }
  const answers = {
    firstName: 'Mo',
    lastName: 'Diallo',
    email: 'mo@example.com',
    message: 'Is er een kelder?',
  }
  const asked = await submitLead(services, aLead({ kind: 'contact', listingId: undefined, answers }))
  const id = asked.state === 'saved' ? asked.lead.id : ''
  const promised = (language: Language) => wordsIn(inboxText.answerPromised[language])
  expect(wordsIn(await inbox())).toMatch(/Is er een kelder\? .*Antwoord beloofd: \d/)
  for (const language of languages)
    expect(wordsIn(await file({ id, language }))).toContain(promised(language))
  const { leads } = await listInbox(db, {}, 'all')
  const shown = { payload: cms.payload, leads, now: new Date(), language: 'nl' } as const
  const newest = renderToStaticMarkup(NewestLeads(shown))
  expect(wordsIn(newest)).toMatch(/Mo Diallo .* Is er een kelder\? Antwoord beloofd: \d/)
  // It is about no home that has a photograph.
  expect(newest).toContain('<span class="home-picture"><svg')
  await db.execute(sql`update lead.lead set created_at = '2026-11-02T12:00:00Z' where id = ${id}::uuid`)
  expect(wordsIn(await file({ id }))).toContain('Antwoord te laat: 3-11-2026')
  await db.execute(sql`update lead.lead set status = 'answered' where id = ${id}::uuid`)
  expect(wordsIn(await file({ id }))).not.toContain(promised('nl'))
})

test('the templates are there for who handles leads', async () => {
  const board = async (asked: Asked = {}) => renderToStaticMarkup(await TemplatesBoard(view(asked)))
  expect((await board()).match(/<textarea/g)).toHaveLength(16)
  await expect(board({ role: 'translator' })).rejects.toThrow('NEXT_REDIRECT')
})

test('the export has the filters of the list', async () => {
  const html = await inbox({ searchParams: { status: 'new', kind: 'enquiry' } })
  expect(html).toContain('/api/leads/export?kind=enquiry&amp;status=new')
})

test.each([
  [{ fresh: 0, dead: 0 }, 'Er zijn geen nieuwe aanvragen. Naar de aanvragen', ['/admin/leads']],
  [{ fresh: 1, dead: 0 }, '1 nieuwe aanvraag. Naar de aanvragen', ['/admin/leads?status=new']],
  [
    { fresh: 1200, dead: 2 },
    '1.200 nieuwe aanvragen. Naar de aanvragen 2 bezorgingen zijn niet aangekomen. Toon ze',
    ['/admin/leads?status=new', '/admin/leads?trouble=dead'],
  ],
])('the first page of the admin says %j as %s', (summary, words, links) => {
  const html = renderToStaticMarkup(LeadsToday({ payload: cms.payload, summary, language: 'nl' }))
  expect(wordsIn(html)).toBe(words)
  expect(linksIn(html)).toEqual(links)
})

test('a lead that is gone, or was none, says so', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', '1'])
    expect(wordsIn(await file({ id }))).toContain('Deze aanvraag is er niet meer')
})

test('what became of a form is told, and only in our own words', async () => {
  expect(wordsIn(await inbox({ searchParams: { notice: 'erased' } }))).toContain('is gewist')
  expect(await inbox({ searchParams: { notice: 'constructor' } })).not.toContain('board-notice--good')
})
