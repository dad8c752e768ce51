import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { storeListings } from '../../listings/store/store-listings'
import { findLeadFile } from '../privacy/find-lead-file'
import { assignLead } from './assign-lead'
import { addNote, changeStatus } from './handle-lead'
import { filtersFrom, type InboxFilters } from './inbox-filters'
import { leadProgress } from './lead-progress'
import { leadSummary } from './lead-summary'
import { listAgents } from './list-agents'
import { listInbox } from './list-inbox'
import { submitLead } from '../submit-lead'

let test_: TestDatabase
let editorId: number
const els = () => ({ id: editorId, name: 'Els', email: 'els@gevel.example' })

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_cms' })
  await test_.db.execute(sql`insert into users (email, name, role)
    values ('els@gevel.example', 'Els', 'editor'), ('tom@gevel.example', 'Tom', 'translator')`)
  const [editor] = await rows<{ id: number }>(test_.db, sql`select id from users where name = 'Els'`)
  editorId = editor?.id ?? 0
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, listing.listing cascade`))

const noon = new Date('2026-11-15T12:00:00Z')

async function submit(input: LeadInput, now = noon): Promise<string> {
  const services = { db: test_.db, now: () => now, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

async function found(filters: InboxFilters): Promise<string[]> {
  const { leads } = await listInbox(test_.db, filters, 'all')
  return leads.map(({ firstName }) => firstName ?? '').toSorted()
}

async function someLeads() {
  await storeListings(test_.db, [aListing({ id: 12, reference: 'GV-77' })])
  const phone = '+32 470/12.34.56'
  const an = await submit(aLead({ answers: { firstName: 'An', email: 'an@example.com', phone } }))
  const bo = await submit(
    aLead({
      kind: 'contact',
      listingId: undefined,
      answers: { firstName: 'Bo', message: '100% zeker_weten' },
    }),
    // Already the 16th in Brussels.
    new Date('2026-11-15T23:30:00Z'),
  )
  const cas = await submit(aLead({ kind: 'visit', listingId: 99, answers: { firstName: 'Cas' } }))
  const by = { actorId: editorId, now: noon }
  await assignLead(test_.db, { scope: 'all', ...by, leadId: bo, assignee: els() })
  await changeStatus(test_.db, { ...by, leadId: cas, status: 'spam' })
  return { an, bo, cas }
}

test.each<[string, string[]]>([
  ['', ['An', 'Bo']],
  ['status=spam', ['Cas']],
  ['status=new', ['An']],
  ['kind=contact', ['Bo']],
  ['agent=none', ['An']],
  ['from=2026-11-16', ['Bo']],
  ['to=2026-11-15', ['An']],
  ['from=2026-11-16&to=2026-11-15', []],
  ['query=GV-77', ['An']],
  ['query=an%20example', ['An']],
  ['query=0470123456', ['An']],
  ['query=%2B32470.12.34.56', ['An']],
  ['query=%2B32%20470%2012%2034%2056', ['An']],
  ['query=0470%2F12.34.56', ['An']],
  ['query=An%200470%2012%2034%2056', ['An']],
  ['query=Bo%200470%2012%2034%2056', []],
  ['query=0470123457', []],
  ['query=100%25', ['Bo']],
  ['query=zeker_weten', ['Bo']],
  ['query=zekerXweten', []],
  ['query=%5C', []],
])('%s shows %j', async (query, names) => {
  await someLeads()
  const parameters = new URLSearchParams(query)
  expect(await found(filtersFrom((name) => parameters.get(name)))).toEqual(names)
})

test('what is in trouble is found, and counts until it is dealt with', async () => {
  const { an, bo } = await someLeads()
  expect(await leadSummary(test_.db, 'all')).toEqual({ fresh: 1, dead: 0 })
  await test_.db.execute(sql`update lead.delivery set state = 'dead', last_error = 'no such box'
    where lead_id = ${an}::uuid and channel = 'agency-mail'`)
  await test_.db.execute(sql`update lead.delivery set tries = 1 where lead_id = ${bo}::uuid`)
  expect(await found({ trouble: 'dead' })).toEqual(['An'])
  expect(await found({ trouble: 'late' })).toEqual(['Bo'])
  expect(await leadSummary(test_.db, 'all')).toEqual({ fresh: 1, dead: 1 })
  await changeStatus(test_.db, { leadId: an, actorId: editorId, now: noon, status: 'closed' })
  expect(await leadSummary(test_.db, 'all')).toEqual({ fresh: 0, dead: 0 })
})

test('pages follow each other without a gap, and the states are counted under the other filters', async () => {
  await someLeads()
  for (let count = 0; count < 61; count++) await submit(aLead({ kind: 'documents' }))
  const pages = await Promise.all(
    [1, 2, 3, 9].map((page) => listInbox(test_.db, { kind: 'documents', page }, 'all')),
  )
  expect(pages.map(({ leads, page }) => [page, leads.length])).toEqual([
    [1, 30],
    [2, 30],
    [3, 1],
    [3, 1],
  ])
  const ids = pages.slice(0, 3).flatMap(({ leads }) => leads.map(({ id }) => id))
  expect(new Set(ids).size).toBe(61)
  expect((await listInbox(test_.db, {}, 'all')).totals).toEqual({ new: 62, assigned: 1, spam: 1 })
})

test('a lead’s page holds its answers, home, deliveries, notes, history and what else the person sent', async () => {
  const { an } = await someLeads()
  await submit(aLead({ kind: 'valuation', answers: { firstName: 'An', email: 'AN@example.com' } }))
  await addNote(test_.db, { leadId: an, actorId: editorId, now: noon, text: 'Gebeld.' })
  await assignLead(test_.db, { scope: 'all', leadId: an, actorId: editorId, now: noon, assignee: els() })
  expect(await findLeadFile(test_.db, an, 'all')).toMatchObject({
    lead: { firstName: 'An', answers: { email: 'an@example.com' } },
    assignee: String(editorId),
    keepUntil: new Date('2027-11-15T12:00:00Z'),
    home: { id: 12, reference: 'GV-77' },
    deliveries: [
      { channel: 'agency-mail', state: 'pending' },
      { channel: 'platform' },
      { channel: 'visitor-mail' },
    ],
    notes: [{ text: 'Gebeld.', author: 'Els' }],
    events: [
      { kind: 'assigned', actor: 'Els', detail: { assignee: 'Els' } },
      { kind: 'note', actor: 'Els' },
      { kind: 'received', actor: null },
    ],
    others: [{ kind: 'valuation' }],
  })
  expect(await findLeadFile(test_.db, '00000000-0000-4000-8000-000000000000', 'all')).toBeNull()
})

test('a translator is given no lead; the agent of a home is named until somebody takes it', async () => {
  expect(await listAgents(test_.db)).toEqual([els()])
  const agent = { id: null, name: 'Joris', email: null, phone: null }
  await storeListings(test_.db, [aListing({ id: 12, agent })])
  const leadId = await submit(aLead())
  expect(await leadProgress(test_.db, leadId)).toMatchObject({ agentName: 'Joris', assignedAt: null })
  await assignLead(test_.db, { scope: 'all', leadId, actorId: editorId, now: noon, assignee: els() })
  expect(await leadProgress(test_.db, leadId)).toMatchObject({ agentName: 'Els', assignedAt: noon })
  await changeStatus(test_.db, { leadId, actorId: editorId, now: noon, status: 'spam' })
  expect(await leadProgress(test_.db, leadId)).toMatchObject({ assignedAt: null, answeredAt: null })
})

test('the day of the promise stands beside what waits for an answer, and only there', async () => {
  const { an, bo, cas } = await someLeads()
  const list = async (filters = {}) =>
    (await listInbox(test_.db, filters, 'all')).leads.map(({ id, replyBy }) => [id, replyBy])
  expect(Object.fromEntries(await list())).toEqual({ [an]: '2026-11-16', [bo]: '2026-11-17' })
  expect(await list({ status: 'spam' })).toEqual([[cas, null]])
  await changeStatus(test_.db, { leadId: an, actorId: editorId, now: noon, status: 'answered' })
  expect(await list({ status: 'answered' })).toEqual([[an, null]])
})

test('how a message begins is listed with its language, and of a lead without words nothing', async () => {
  const { an, bo, cas } = await someLeads()
  const long = await submit(
    aLead({ language: 'fr', answers: { firstName: 'Dé', message: 'Très '.repeat(100) } }),
  )
  const { leads } = await listInbox(test_.db, {}, 'all')
  const listed = Object.fromEntries(leads.map(({ id, message, language }) => [id, [message, language]]))
  expect(listed).toEqual({
    [an]: [null, 'nl'],
    [bo]: ['100% zeker_weten', 'nl'],
    [long]: ['Très '.repeat(32), 'fr'],
  })
  expect(listed).not.toHaveProperty(cas)
})
