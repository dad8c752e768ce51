import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aForm } from '@/testing/records/a-form'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { findLeadFile } from '../privacy/find-lead-file'
import { submitLead } from '../submit-lead'
import { countOwnLeads, leadSummary } from './lead-summary'
import type { InboxFilters } from './inbox-filters'
import { leadScope, type LeadScope } from './leads.access'
import { listInbox } from './list-inbox'

let cms: TestPayload
let editor: { ask: Ask; user: User }
let agent: { ask: Ask; user: User }
let colleague: { ask: Ask; user: User }
let translator: { ask: Ask; user: User }
let here: number
let there: number

beforeAll(async () => {
  cms = await openPayload()
  editor = await cms.as('editor')
  agent = await cms.as('agent')
  colleague = await cms.as('agent')
  translator = await cms.as('translator', { languages: ['fr'] })
  here = await make(cms.payload, 'offices', { name: 'Gent', platformOffice: '1' })
  there = await make(cms.payload, 'offices', { name: 'Brussel', platformOffice: '2' })
  await make(cms.payload, 'team', { name: 'Nele', email: 'nele@gevel.example', office: there })
})
afterAll(() => cms.close())
beforeEach(async () => {
  await cms.db.execute(sql`truncate lead.lead cascade`)
  // With one office alone, what nobody handles would be of it.
  await cms.db.execute(sql`update public.offices set deleted_at = null`)
})

async function submit(
  firstName: string,
  about: Pick<LeadInput, 'listingId' | 'projectId'> = {},
): Promise<string> {
  const now = () => new Date()
  const services = { db: cms.db, now, channels: deliveryChannels, limits: [], secret: 'test' }
  const answers = { firstName, email: 'an@example.com', message: `Van ${firstName}` }
  const submission = await submitLead(
    services,
    aLead({ kind: 'testimonial', listingId: undefined, ...about, answers }),
  )
  const id = submission.state === 'saved' ? submission.lead.id : ''
  await cms.db.execute(
    sql`insert into lead.picture (lead_id, webp) values (${id}::uuid, ${Buffer.from('a picture')})`,
  )
  return id
}

/** Of two offices, in the first of which the agent works. */
async function leadsOfOffices() {
  await cms.db.execute(sql`update public.team_members set user_id = null, deleted_at = null`)
  await link(agent, here)
  const nele = { id: null, name: 'Nele', email: 'NELE@gevel.example', phone: null }
  const office = (id: string) => ({ id, name: null })
  await storeListings(cms.db, [
    aListing({ id: 1, agent: null, office: office('1') }),
    aListing({ id: 2, agent: null, office: office('2') }),
    aListing({ id: 3, agent: nele }),
    aListing({ id: 4, agent: null }),
  ])
  await cms.db.execute(sql`update listing.listing set project_id = 7 where id = 2`)
  const unassigned = await submit('Here', { listingId: 1 })
  const elsewhere = await submit('Elsewhere', { listingId: 2 })
  const taken = await submit('Taken', { listingId: 1 })
  await handle(editor.ask, taken, { action: 'assign', agent: String(colleague.user.id) })
  const outside = await submit('Outside', { listingId: 1 })
  await handle(editor.ask, outside, { action: 'assign', agent: 'nele@gevel.example' })
  const homeless = await submit('Homeless', { listingId: 4 })
  const ofAgent = await submit('Elsewhere', { listingId: 3 })
  const ofProject = await submit('Elsewhere', { projectId: 7 })
  return { unassigned, ofAgent, ofProject, others: [elsewhere, taken, outside, homeless, ofAgent, ofProject] }
}

const link = async ({ user }: { user: User }, office: number) =>
  make(cms.payload, 'team', { name: user.email, office, user: user.id })

function scopeOf({ user }: { user: User }): LeadScope {
  const scope = leadScope({ user: { ...user, collection: 'users' } })
  if (!scope) throw new Error('An agent has leads')
  return scope
}

/** One lead of the agent, one of a colleague, one of nobody. */
async function someLeads() {
  const [own, other, nobodys] = [await submit('Own'), await submit('Other'), await submit('Nobody')]
  await handle(editor.ask, own, { action: 'assign', agent: String(agent.user.id) })
  await handle(editor.ask, other, { action: 'assign', agent: String(colleague.user.id) })
  return { own, other, nobodys }
}

const handle = (ask: Ask, id: string, texts: Record<string, string>) =>
  ask('POST', `leads/${id}/handle`, aForm(texts))
const many = (ask: Ask, texts: Record<string, string>, leads: string[]) =>
  ask('POST', 'leads/handle', aForm({ ...texts, lead: leads }))

const stateOf = async (id: string) =>
  (
    await rows<{ status: string; assignee: number | null; events: number }>(
      cms.db,
      sql`select status, assignee_id as assignee,
            (select count(*)::int from lead.event e where e.lead_id = l.id) as events
          from lead.lead l where id = ${id}::uuid`,
    )
  )[0]

test('an agent reads their own leads in list, count, file and export, and no others', async () => {
  const { own, other, nobodys } = await someLeads()
  const scope = scopeOf(agent)
  const { leads, totals } = await listInbox(cms.db, {}, scope)
  expect([leads.map(({ id }) => id), totals]).toEqual([[own], { assigned: 1 }])
  await cms.db.execute(sql`update lead.delivery set state = 'dead' where channel = 'agency-mail'`)
  expect(await leadSummary(cms.db, scope)).toEqual({ fresh: 0, dead: 1 })
  // The same person sent all three.
  expect((await findLeadFile(cms.db, own, scope))?.others).toEqual([])
  for (const id of [other, nobodys]) expect(await findLeadFile(cms.db, id, scope)).toBeNull()
  const { status, body } = await agent.ask('GET', 'leads/export')
  expect(status).toBe(200)
  expect(body).toContain('"Own"')
  expect(body).not.toMatch(/"(Other|Nobody)"/)
})

test('an agent finds what nobody of their office handles yet, and nothing of another office, whichever way', async () => {
  const { unassigned, others } = await leadsOfOffices()
  const { own, other } = await someLeads()
  const scope = scopeOf(agent)
  const found = async (filters: InboxFilters) =>
    (await listInbox(cms.db, filters, scope)).leads.map(({ id, office }) => [id, office])
  const seen = [
    [unassigned, 'Gent'],
    [own, null],
  ]
  expect((await found({})).toSorted()).toEqual(seen.toSorted())
  expect((await listInbox(cms.db, {}, scope)).totals).toEqual({ new: 1, assigned: 1 })
  expect(await found({ agent: 'none' })).toEqual([[unassigned, 'Gent']])
  expect(await found({ agent: colleague.user.id })).toEqual([])
  expect((await found({ query: 'an@example.com' })).toSorted()).toEqual(seen.toSorted())
  for (const query of ['Elsewhere', 'Taken', 'Outside', 'Homeless', ...others])
    expect(await found({ query })).toEqual([])
  expect(await leadSummary(cms.db, scope)).toEqual({ fresh: 1, dead: 0 })
  expect((await findLeadFile(cms.db, unassigned, scope))?.lead.id).toBe(unassigned)
  // The same person sent all of them.
  expect((await findLeadFile(cms.db, unassigned, scope))?.others.map(({ id }) => id)).toEqual([own])
  for (const id of [...others, other]) {
    expect(await findLeadFile(cms.db, id, scope)).toBeNull()
    expect((await agent.ask('GET', `leads/${id}/picture`)).status).toBe(404)
    expect((await handle(agent.ask, id, { action: 'note', note: 'Gebeld' })).status).toBe(404)
  }
  expect((await agent.ask('GET', `leads/${unassigned}/picture`)).status).toBe(200)
  for (const filters of ['', '?agent=none', '?query=an@example.com', `?agent=${colleague.user.id}`]) {
    const { body } = await agent.ask('GET', `leads/export${filters}`)
    expect(body).not.toMatch(/"(Elsewhere|Taken|Outside|Homeless|Other|Nobody)"/)
  }
  expect((await agent.ask('GET', 'leads/export')).body).toContain('"Here"')
  await many(agent.ask, { action: 'close' }, [unassigned, ...others, other])
  const changed = await rows<{ id: string }>(cms.db, sql`select id from lead.lead where status = 'closed'`)
  expect(changed).toEqual([{ id: unassigned }])
})

test('without a page in the team, or with one in the trash, an agent has no office', async () => {
  const { unassigned } = await leadsOfOffices()
  expect(await findLeadFile(cms.db, unassigned, scopeOf(colleague))).toBeNull()
  expect(await findLeadFile(cms.db, unassigned, scopeOf(agent))).not.toBeNull()
  await cms.db.execute(
    sql`update public.team_members set deleted_at = now() where user_id = ${agent.user.id}`,
  )
  expect(await findLeadFile(cms.db, unassigned, scopeOf(agent))).toBeNull()
})

test('an agent who answers what nobody handles has it, and colleagues of the office no longer see it', async () => {
  const { unassigned } = await leadsOfOffices()
  await link(colleague, here)
  expect(await findLeadFile(cms.db, unassigned, scopeOf(colleague))).not.toBeNull()
  await handle(agent.ask, unassigned, { action: 'reply', reply: randomUUID(), text: 'Dag' })
  expect(await stateOf(unassigned)).toMatchObject({ status: 'answered', assignee: agent.user.id })
  expect(await findLeadFile(cms.db, unassigned, scopeOf(colleague))).toBeNull()
})

test('the office is that of the home, of its agent or of its project; with one office every lead is of it', async () => {
  const { unassigned, ofAgent, ofProject, others } = await leadsOfOffices()
  const officeOf = async (id: string) =>
    (
      await rows<{ office: number | null }>(
        cms.db,
        sql`select office_id as office from lead.lead where id = ${id}::uuid`,
      )
    )[0]?.office
  expect(await officeOf(unassigned)).toBe(here)
  expect(await officeOf(ofAgent)).toBe(there)
  expect(await officeOf(ofProject)).toBe(there)
  expect(await officeOf(others[3] ?? '')).toBeNull()
  // It stays with the lead when the home has left.
  await cms.db.execute(sql`truncate listing.listing cascade`)
  expect(await officeOf(unassigned)).toBe(here)
  await cms.db.execute(sql`update public.offices set deleted_at = now() where id <> ${here}`)
  expect(await officeOf(await submit('Only'))).toBe(here)
})

test.each<Record<string, string>>([
  { action: 'assign', agent: '' },
  { action: 'status', status: 'closed' },
  { action: 'note', note: 'Gebeld' },
  { action: 'reply', reply: randomUUID(), text: 'Dag' },
  { action: 'retry', channel: 'agency-mail' },
  { action: 'retry-reply', reply: randomUUID() },
  { action: 'release', document: '4' },
])('an agent does %j with no lead of somebody else', async (texts) => {
  const { other, nobodys } = await someLeads()
  await cms.db.execute(sql`update lead.delivery set state = 'dead'`)
  for (const id of [other, nobodys]) {
    const before = await stateOf(id)
    expect((await handle(agent.ask, id, texts)).status).toBe(404)
    expect(await stateOf(id)).toEqual(before)
  }
})

test('an agent handles their own leads: notes, answers, closes, and gives them on', async () => {
  const { own } = await someLeads()
  await handle(agent.ask, own, { action: 'note', note: 'Gebeld' })
  await handle(agent.ask, own, { action: 'reply', reply: randomUUID(), text: 'Dag' })
  expect(await stateOf(own)).toMatchObject({ status: 'answered', assignee: agent.user.id })
  await handle(agent.ask, own, { action: 'status', status: 'closed' })
  expect((await stateOf(own))?.status).toBe('closed')
  expect((await handle(agent.ask, own, { action: 'assign', agent: String(colleague.user.id) })).status).toBe(
    303,
  )
  expect((await stateOf(own))?.assignee).toBe(colleague.user.id)
  expect((await handle(agent.ask, own, { action: 'note', note: 'Nog iets' })).status).toBe(404)
})

const openAt = (ask: Ask, id: string, form: string) => ask('POST', `leads/${id}/here`, aForm({ form }))
const peopleIn = ({ body }: { body: { people: string[] } }) => body.people

test('two who have the same lead open see each other, and nobody else does', async () => {
  const { own, other } = await someLeads()
  expect(peopleIn(await openAt(agent.ask, own, 'window-of-agent'))).toEqual([])
  expect(peopleIn(await openAt(editor.ask, own, 'window-of-editor'))).toEqual([agent.user.name])
  // One's own second window is nobody else's, and another lead is another matter.
  expect(peopleIn(await openAt(agent.ask, own, 'second-of-agent'))).toEqual([editor.user.name])
  expect(peopleIn(await openAt(editor.ask, other, 'window-of-editor'))).toEqual([])
  await cms.db.execute(sql`update content.open_form set seen_at = now() - interval '1 minute'`)
  expect(peopleIn(await openAt(agent.ask, own, 'window-of-agent'))).toEqual([])

  expect((await openAt(agent.ask, other, 'window-of-agent')).status).toBe(404)
  for (const ask of [cms.anonymous, translator.ask])
    expect((await openAt(ask, own, 'window-of-somebody')).status).toBe(403)
  expect((await openAt(agent.ask, own, 'x')).status).toBe(400)
})

test('a picture is for whoever handles the lead', async () => {
  const { own, other } = await someLeads()
  expect((await agent.ask('GET', `leads/${own}/picture`)).status).toBe(200)
  expect((await agent.ask('GET', `leads/${other}/picture`)).status).toBe(404)
})

test('of two agents of an office who take a lead the second is told that it is taken', async () => {
  const { unassigned } = await leadsOfOffices()
  await link(colleague, here)
  const [first, second] = await Promise.all(
    [agent, colleague].map(({ ask, user }) =>
      handle(ask, unassigned, { action: 'assign', agent: String(user.id) }),
    ),
  )
  const { assignee } = (await stateOf(unassigned)) ?? {}
  expect([agent.user.id, colleague.user.id]).toContain(assignee)
  expect(
    await rows(
      cms.db,
      sql`select 1 from lead.event where lead_id = ${unassigned}::uuid and kind = 'assigned'`,
    ),
  ).toHaveLength(1)
  expect(first?.status === 303 || second?.status === 303).toBe(true)
})

test('what concerns everybody is not an agent’s', async () => {
  const { own } = await someLeads()
  for (const [path, texts] of [
    ['leads/person/export', { email: 'an@example.com' }],
    ['leads/person/erase', { email: 'an@example.com', confirmed: 'yes' }],
    ['leads/setting', { replyWorkingDays: '5' }],
    ['leads/templates', { template: 'call', nl: 'x' }],
    [`leads/${own}/testimonial`, {}],
  ] as const)
    expect([path, (await agent.ask('POST', path, aForm(texts))).status]).toEqual([path, 403])
  expect(await rows(cms.db, sql`select 1 from lead.lead`)).toHaveLength(3)
})

test('many leads are given to somebody, or closed, at once', async () => {
  const { own, other, nobodys } = await someLeads()
  const all = [own, other, nobodys]
  const given = await many(editor.ask, { action: 'assign', agent: String(colleague.user.id) }, all)
  expect(given.status).toBe(303)
  for (const id of all)
    expect(await stateOf(id)).toMatchObject({ status: 'assigned', assignee: colleague.user.id })
  await many(editor.ask, { action: 'close' }, [own, other])
  const statuses = await Promise.all(all.map(async (id) => (await stateOf(id))?.status))
  expect(statuses).toEqual(['closed', 'closed', 'assigned'])
})

test('with many leads an agent changes their own among them, and strangers none', async () => {
  const { own, other, nobodys } = await someLeads()
  const all = [own, other, nobodys]
  for (const ask of [cms.anonymous, translator.ask])
    expect((await many(ask, { action: 'close' }, all)).status).toBe(403)
  await many(agent.ask, { action: 'close' }, all)
  const statuses = await Promise.all(all.map(async (id) => (await stateOf(id))?.status))
  expect(statuses).toEqual(['closed', 'assigned', 'new'])
})

test.each<[Record<string, string>, string[]]>([
  [{ action: 'close' }, []],
  [{ action: 'close' }, ['1 or 1=1']],
  [{ action: 'burn' }, ['OWN']],
  [{ action: 'assign', agent: 'nobody@example.com' }, ['OWN']],
  [{ action: 'assign' }, ['OWN']],
])('%j with %j changes nothing', async (texts, leads) => {
  const { own } = await someLeads()
  const before = await stateOf(own)
  const wanted = leads.map((lead) => lead.replace('OWN', own))
  expect((await many(editor.ask, texts, wanted)).status).toBe(303)
  expect(await stateOf(own)).toEqual(before)
})

test('who has leads in their name is told how many wait, and how many are behind the link', async () => {
  const { own } = await someLeads()
  const { id } = agent.user
  const behindLink = async () => (await listInbox(cms.db, { status: 'assigned', agent: id }, 'all')).total
  expect(await countOwnLeads(cms.db, id)).toBe(1)
  expect(await behindLink()).toBe(1)
  await cms.db.execute(sql`update lead.lead set status = 'closed' where id = ${own}::uuid`)
  expect(await countOwnLeads(cms.db, id)).toBe(0)
  expect(await behindLink()).toBe(0)
})
