import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { deliveryChannels } from '@/domain/lead/delivery'
import { aForm } from '@/testing/records/a-form'
import { aLead } from '@/testing/records/a-lead'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { findLeadFile } from '../privacy/find-lead-file'
import { submitLead } from '../submit-lead'
import { leadSummary } from './lead-summary'
import { leadScope } from './leads.access'
import { listInbox } from './list-inbox'

let cms: TestPayload
let editor: { ask: Ask; user: User }
let agent: { ask: Ask; user: User }
let colleague: { ask: Ask; user: User }
let translator: { ask: Ask; user: User }

beforeAll(async () => {
  cms = await openPayload()
  editor = await cms.as('editor')
  agent = await cms.as('agent')
  colleague = await cms.as('agent')
  translator = await cms.as('translator', { languages: ['fr'] })
})
afterAll(() => cms.close())
beforeEach(() => cms.db.execute(sql`truncate lead.lead cascade`))

async function submit(firstName: string): Promise<string> {
  const now = () => new Date()
  const services = { db: cms.db, now, channels: deliveryChannels, limits: [], secret: 'test' }
  const answers = { firstName, email: 'an@example.com', message: `Van ${firstName}` }
  const submission = await submitLead(services, aLead({ kind: 'testimonial', listingId: undefined, answers }))
  const id = submission.state === 'saved' ? submission.lead.id : ''
  await cms.db.execute(
    sql`insert into lead.picture (lead_id, webp) values (${id}::uuid, ${Buffer.from('a picture')})`,
  )
  return id
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
  const scope = leadScope({ user: { ...agent.user, collection: 'users' } })
  if (!scope) throw new Error('An agent has leads')
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

test('a picture is for whoever handles the lead', async () => {
  const { own, other } = await someLeads()
  expect((await agent.ask('GET', `leads/${own}/picture`)).status).toBe(200)
  expect((await agent.ask('GET', `leads/${other}/picture`)).status).toBe(404)
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
