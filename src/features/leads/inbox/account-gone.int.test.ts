import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { deliveryChannels } from '@/domain/lead/delivery'
import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aForm } from '@/testing/records/a-form'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { findLeadFile } from '../privacy/find-lead-file'
import { submitLead } from '../submit-lead'
import { listInbox } from './list-inbox'

let cms: TestPayload
let admin: { ask: Ask; user: User }
let colleague: User
let office: number

beforeAll(async () => {
  cms = await openPayload()
  admin = await cms.as('admin')
  colleague = (await cms.as('agent')).user
  office = await make(cms.payload, 'offices', { name: 'Gent', platformOffice: '1' })
  await make(cms.payload, 'team', { name: 'Colleague', office, user: colleague.id })
  await storeListings(cms.db, [
    aListing({
      id: 12,
      agent: { id: '7', name: 'Cis', email: null, phone: null },
      office: { id: '1', name: null },
    }),
  ])
})
afterAll(() => cms.close())
beforeEach(() => cms.db.execute(sql`truncate lead.lead cascade`))

/** An account that gets the leads of the home. */
async function leaver(): Promise<number> {
  const id = await make(cms.payload, 'users', { name: 'Cis', role: 'agent' })
  await cms.db.execute(sql`delete from public.team_members where platform_agent = '7'`)
  await make(cms.payload, 'team', { name: 'Cis', platformAgent: '7', user: id, office })
  return id
}

const services = { now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }

async function submit(db: Parameters<typeof submitLead>[0]['db'] = cms.db): Promise<string> {
  const submission = await submitLead({ ...services, db }, aLead())
  if (submission.state !== 'saved') throw new Error(submission.state)
  return submission.lead.id
}

const assign = (id: string, agent: number) =>
  admin.ask('POST', `leads/${id}/handle`, aForm({ action: 'assign', agent: String(agent) }))

async function stateOf(id: string) {
  const [state] = await rows(
    cms.db,
    sql`select status, assignee_id as assignee, assignee_name as name from lead.lead where id = ${id}::uuid`,
  )
  return state
}

const nobodys = { status: 'new', assignee: null, name: null }

/** The office finds it among what nobody handles. */
async function isSeenByOffice(id: string): Promise<boolean> {
  const { leads } = await listInbox(cms.db, { agent: 'none' }, { agentId: colleague.id })
  return leads.some((lead) => lead.id === id)
}

test('a lead that comes in while the account it would go to is being deleted is nobody’s', async () => {
  const user = await leaver()
  let saving: Promise<string> | undefined
  await cms.db.transaction(async (tx) => {
    await tx.execute(sql`delete from public.users where id = ${user}`)
    saving = submit()
    // It waits for what becomes of the account.
    expect(await Promise.race([saving, passes(300)])).toBe('waits')
  })
  const id = (await saving) ?? ''
  expect(await stateOf(id)).toEqual(nobodys)
  expect(await isSeenByOffice(id)).toBe(true)
  expect((await findLeadFile(cms.db, id, 'all'))?.events.map(({ kind }) => kind)).toEqual(['received'])
})

test('an account whose lead is being saved is deleted after it, and the lead is nobody’s again', async () => {
  const user = await leaver()
  let deleting: Promise<unknown> = Promise.resolve()
  const id = await cms.db.transaction(async (tx) => {
    const saved = await submit(tx)
    deleting = admin.ask('DELETE', `users/${user}`)
    expect(await Promise.race([deleting, passes(500)])).toBe('waits')
    return saved
  })
  expect(await deleting).toMatchObject({ status: 200 })
  expect(await stateOf(id)).toEqual(nobodys)
  expect(await isSeenByOffice(id)).toBe(true)
})

test('of an assignment and a deletion at once none leaves a lead with somebody who is gone', async () => {
  for (let round = 0; round < 4; round++) {
    const user = await leaver()
    const given = await Promise.all([submit(), submit(), submit()])
    const [kept] = given
    await admin.ask('POST', `leads/${kept}/handle`, aForm({ action: 'assign', agent: String(colleague.id) }))
    const many = aForm({ action: 'assign', agent: String(user), lead: given })
    const answers = await Promise.all([
      assign(kept, user),
      submit(),
      admin.ask('DELETE', `users/${user}`),
      admin.ask('POST', 'leads/handle', many),
      submit(),
    ])
    expect(answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer.status))).toEqual([
      303, 200, 303,
    ])
    const left = await rows(
      cms.db,
      sql`select l.id from lead.lead l left join public.users u on u.id = l.assignee_id
          where (l.assignee_id is not null and u.id is null)
            or (l.assignee_id is null and l.status = 'assigned')`,
    )
    expect(left).toEqual([])
  }
})

test('what the account answered or closed keeps the name, and is found by the office', async () => {
  const user = await leaver()
  const [answered, open] = [await submit(), await submit()]
  await cms.db.execute(sql`update lead.lead set status = 'answered' where id = ${answered}::uuid`)
  expect((await admin.ask('DELETE', `users/${user}`)).status).toBe(200)
  expect(await stateOf(answered)).toEqual({ status: 'answered', assignee: null, name: 'Cis' })
  expect(await stateOf(open)).toEqual(nobodys)
  const { leads } = await listInbox(cms.db, { status: 'answered' }, { agentId: colleague.id })
  expect(leads.map(({ id, assignee }) => ({ id, assignee }))).toEqual([{ id: answered, assignee: 'Cis' }])
  // Whoever goes on with it has it under their own name.
  await assign(answered, colleague.id)
  expect(await stateOf(answered)).toEqual({ status: 'answered', assignee: colleague.id, name: null })
})

test('an account that becomes a translator gives its open leads back', async () => {
  const user = await leaver()
  const [open, closed] = [await submit(), await submit()]
  await cms.db.execute(sql`update lead.lead set status = 'closed' where id = ${closed}::uuid`)
  await admin.ask('PATCH', `users/${user}?locale=nl`, { role: 'editor' })
  expect(await stateOf(open)).toMatchObject({ assignee: user })
  const answer = await admin.ask('PATCH', `users/${user}?locale=nl`, {
    role: 'translator',
    languages: ['fr'],
  })
  expect(answer.status).toBe(200)
  expect(await stateOf(open)).toEqual(nobodys)
  expect(await stateOf(closed)).toMatchObject({ status: 'closed', assignee: user })
  await cms.db.execute(sql`delete from public.team_members where platform_agent = '7'`)
})

const passes = (milliseconds: number) =>
  new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits'), milliseconds))
