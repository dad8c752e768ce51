import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rows } from '@/database/query'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { aLead } from '@/testing/a-lead'
import { aListing } from '@/testing/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { storeListings } from '../listings/store-listings'
import { findLeadFile } from './find-lead-file'
import { addNote, assignLead, changeStatus } from './handle-lead'
import { filtersFrom, type InboxFilters } from './inbox-filters'
import { leadProgress } from './lead-progress'
import { leadSummary } from './lead-summary'
import { listAgents } from './list-agents'
import { listInbox } from './list-inbox'
import { submitLead } from './submit-lead'

let test_: TestDatabase
let editorId: number

beforeAll(async () => {
  test_ = await createTestDatabase()
  await test_.db.execute(sql`insert into users (email, name, role)
    values ('els@gevel.example', 'Els', 'editor'), ('tom@gevel.example', 'Tom', 'translator')`)
  const [editor] = await rows<{ id: number }>(test_.db, sql`select id from users where name = 'Els'`)
  editorId = editor?.id ?? 0
})
afterAll(() => test_.drop())
beforeEach(() => test_.db.execute(sql`truncate lead.lead, listing.listing cascade`))

const noon = new Date('2026-11-15T12:00:00Z')

async function submit(input: LeadInput, now = noon): Promise<string> {
  const services = { db: test_.db, now: () => now, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

async function found(filters: InboxFilters): Promise<string[]> {
  const { leads } = await listInbox(test_.db, filters)
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
  await assignLead(test_.db, { ...by, leadId: bo, assigneeId: editorId })
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
  expect(await leadSummary(test_.db)).toEqual({ fresh: 1, dead: 0 })
  await test_.db.execute(sql`update lead.delivery set state = 'dead', last_error = 'no such box'
    where lead_id = ${an}::uuid and channel = 'agency-mail'`)
  await test_.db.execute(sql`update lead.delivery set tries = 1 where lead_id = ${bo}::uuid`)
  expect(await found({ trouble: 'dead' })).toEqual(['An'])
  expect(await found({ trouble: 'late' })).toEqual(['Bo'])
  expect(await leadSummary(test_.db)).toEqual({ fresh: 1, dead: 1 })
  await changeStatus(test_.db, { leadId: an, actorId: editorId, now: noon, status: 'closed' })
  expect(await leadSummary(test_.db)).toEqual({ fresh: 0, dead: 0 })
})

test('pages follow each other without a gap, and the states are counted under the other filters', async () => {
  await someLeads()
  for (let count = 0; count < 61; count++) await submit(aLead({ kind: 'documents' }))
  const pages = await Promise.all(
    [1, 2, 3, 9].map((page) => listInbox(test_.db, { kind: 'documents', page })),
  )
  expect(pages.map(({ leads, page }) => [page, leads.length])).toEqual([
    [1, 30],
    [2, 30],
    [3, 1],
    [3, 1],
  ])
  const ids = pages.slice(0, 3).flatMap(({ leads }) => leads.map(({ id }) => id))
  expect(new Set(ids).size).toBe(61)
  expect((await listInbox(test_.db, {})).totals).toEqual({ new: 62, assigned: 1, spam: 1 })
})

test('a lead’s page holds its answers, home, deliveries, notes, history and what else the person sent', async () => {
  const { an } = await someLeads()
  await submit(aLead({ kind: 'valuation', answers: { firstName: 'An', email: 'AN@example.com' } }))
  await addNote(test_.db, { leadId: an, actorId: editorId, now: noon, text: 'Gebeld.' })
  await assignLead(test_.db, { leadId: an, actorId: editorId, now: noon, assigneeId: editorId })
  expect(await findLeadFile(test_.db, an)).toMatchObject({
    lead: { firstName: 'An', answers: { email: 'an@example.com' } },
    assigneeId: editorId,
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
  expect(await findLeadFile(test_.db, '00000000-0000-4000-8000-000000000000')).toBeNull()
})

test('a translator is given no lead; the agent of a home is named until somebody takes it', async () => {
  expect(await listAgents(test_.db)).toEqual([{ id: editorId, name: 'Els' }])
  const agent = { name: 'Joris', email: null, phone: null }
  await storeListings(test_.db, [aListing({ id: 12, agent })])
  const leadId = await submit(aLead())
  expect(await leadProgress(test_.db, leadId)).toMatchObject({ agentName: 'Joris', assignedAt: null })
  await assignLead(test_.db, { leadId, actorId: editorId, now: noon, assigneeId: editorId })
  expect(await leadProgress(test_.db, leadId)).toMatchObject({ agentName: 'Els', assignedAt: noon })
  await changeStatus(test_.db, { leadId, actorId: editorId, now: noon, status: 'spam' })
  expect(await leadProgress(test_.db, leadId)).toMatchObject({ assignedAt: null, answeredAt: null })
})
