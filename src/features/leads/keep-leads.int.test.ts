import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { storeListings } from '../listings/store/store-listings'
import { erasePerson } from './privacy/erase-person'
import { exportPerson } from './privacy/export-person'
import { assignLead } from './inbox/assign-lead'
import { addNote, changeStatus } from './inbox/handle-lead'
import { purgeLeads } from './privacy/purge-leads.task'
import { submitLead } from './submit-lead'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())
beforeEach(() => test_.db.execute(sql`truncate lead.lead, lead.erasure, listing.listing cascade`))

const submitted = new Date('2026-11-15T12:00:00Z')

const submit = (input: LeadInput) =>
  submitLead(
    { db: test_.db, now: () => submitted, channels: deliveryChannels, limits: [], secret: 'test' },
    input,
  )

const kinds = async () =>
  (await rows<{ kind: string }>(test_.db, sql`select kind from lead.lead order by kind`)).map(
    ({ kind }) => kind,
  )

test('each kind goes when its time is over, with all that hangs on it', async () => {
  await submit(aLead({ kind: 'valuation' }))
  await submit(aLead({ kind: 'contact' }))
  await submit(aLead({ kind: 'newsletter' }))
  expect(await purgeLeads(test_.db, new Date('2027-11-15T11:59:00Z'))).toBe(0)
  expect(await purgeLeads(test_.db, new Date('2027-11-15T12:00:00Z'))).toBe(1)
  expect(await kinds()).toEqual(['newsletter', 'valuation'])
  expect(await purgeLeads(test_.db, new Date('2040-01-01'))).toBe(1)
  expect(await kinds()).toEqual(['newsletter'])
  const left = await rows<{ kind: string }>(
    test_.db,
    sql`select distinct l.kind from lead.delivery d left join lead.lead l on l.id = d.lead_id`,
  )
  expect(left).toEqual([{ kind: 'newsletter' }])
})

test('an application goes three months after the home was let, an enquiry about it does not', async () => {
  const changedAt = new Date('2026-12-01T00:00:00Z')
  await storeListings(test_.db, [aListing({ id: 12, deal: 'rent', status: 'rented', changedAt })])
  await submit(aLead({ kind: 'rent-application' }))
  await submit(aLead({ kind: 'enquiry' }))
  expect(await purgeLeads(test_.db, new Date('2027-02-28T23:00:00Z'))).toBe(0)
  expect(await purgeLeads(test_.db, new Date('2027-03-01T00:00:00Z'))).toBe(1)
  expect(await kinds()).toEqual(['enquiry'])
})

test('a person gets all that is held on them and nothing of others', async () => {
  await submit(aLead({ answers: { email: 'An@Example.com', message: 'mijn vraag' } }))
  await submit(aLead({ kind: 'offer', answers: { email: 'jo@example.com', emailB: 'an@example.com' } }))
  await submit(aLead({ answers: { email: 'els@example.com', message: 'andere vraag' } }))
  const export_ = await exportPerson(test_.db, ' AN@example.com')
  expect(export_.leads.map(({ kind }) => kind).sort()).toEqual(['enquiry', 'offer'])
  expect(export_.leads.find(({ kind }) => kind === 'enquiry')).toMatchObject({
    answers: { message: 'mijn vraag' },
    events: [{ kind: 'received' }],
    deliveries: [{ channel: 'agency-mail' }, { channel: 'platform' }, { channel: 'visitor-mail' }],
  })
  expect(JSON.stringify(export_)).not.toContain('andere vraag')
})

test('who is erased is nowhere any more; only the proof is', async () => {
  await submit(aLead({ answers: { email: 'An@Example.com' } }))
  await submit(aLead({ answers: { email: 'els@example.com' } }))
  expect(await erasePerson(test_.db, { email: 'an@example.com', secret: 'test', now: submitted })).toEqual({
    leads: 1,
    ownerHomes: 0,
    keptOffers: 0,
  })
  expect((await exportPerson(test_.db, 'an@example.com')).leads).toEqual([])
  expect((await exportPerson(test_.db, 'els@example.com')).leads).toHaveLength(1)
  const [proof] = await rows<{ leads: number; hash: string }>(
    test_.db,
    sql`select leads, email_hash as hash from lead.erasure`,
  )
  expect(proof?.leads).toBe(1)
  expect(proof?.hash).not.toContain('example')
})

test('nobody but its owner lengthens the time a demand is kept', async () => {
  const submission = await submit(
    aLead({
      kind: 'demand',
      answers: { ...aLead().answers, goal: 'sale', types: [1], places: ['Gent|9000'] },
    }),
  )
  const leadId = submission.state === 'saved' ? submission.lead.id : ''
  const until = () => rows(test_.db, sql`select keep_until from lead.lead where id = ${leadId}::uuid`)
  const before = await until()
  await addNote(test_.db, { leadId, actorId: 7, now: new Date('2027-11-01T00:00:00Z'), text: 'Gebeld.' })
  expect(await until()).toEqual(before)
})

test('each contact starts the time anew, and who did what is written down', async () => {
  const submission = await submit(aLead())
  const leadId = submission.state === 'saved' ? submission.lead.id : ''
  const by = { leadId, actorId: 7, now: new Date('2027-06-01T00:00:00Z') }
  const [els] = await rows<{ id: number }>(
    test_.db,
    sql`insert into public.users (email, name, role) values ('els@gevel.example', 'Els', 'editor') returning id`,
  )
  expect(
    await assignLead(test_.db, {
      ...by,
      scope: 'all',
      assignee: { id: els?.id ?? 0, name: 'Els', email: 'els@gevel.example' },
    }),
  ).toBe(true)
  expect(await addNote(test_.db, { ...by, text: 'Gebeld, komt zaterdag.' })).toBe(true)
  expect(await changeStatus(test_.db, { ...by, status: 'answered' })).toBe(true)
  expect(await purgeLeads(test_.db, new Date('2028-05-31T00:00:00Z'))).toBe(0)
  const { leads } = await exportPerson(test_.db, 'an@example.com')
  expect(leads).toMatchObject([
    {
      status: 'answered',
      notes: [{ text: 'Gebeld, komt zaterdag.' }],
      events: [{ kind: 'received' }, { kind: 'assigned' }, { kind: 'note' }, { kind: 'status' }],
    },
  ])
  expect(await purgeLeads(test_.db, new Date('2028-06-01T00:00:00Z'))).toBe(1)
  expect(await addNote(test_.db, { ...by, text: 'te laat' })).toBe(false)
})

test('who is erased is also forgotten as somebody’s friend; the sender is not', async () => {
  const answers = { email: 'els@example.com', friendEmail: 'An@example.com', friendName: 'An' }
  await submit(aLead({ kind: 'send-to-friend', answers }))
  await erasePerson(test_.db, { email: 'an@example.com', secret: 'test', now: submitted })
  const { leads } = await exportPerson(test_.db, 'els@example.com')
  expect(leads).toMatchObject([{ kind: 'send-to-friend', deliveries: [] }])
  expect(JSON.stringify(leads)).not.toMatch(/an@example/i)
})
