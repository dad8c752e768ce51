import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { connect, type Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { loginOf } from '@/testing/login-of'
import { make } from '@/testing/records/a-document'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { agencyMail } from './delivery/mail-channel'
import { listInbox } from './inbox/list-inbox'
import { leadProgress } from './inbox/lead-progress'
import { findLead } from './lead-row'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { submitLead } from './submit-lead'

let cms: TestPayload
/** Saves leads as the site does, which may read neither the team nor the accounts. */
let web: Database
let mailer: Mailer
let admin: { ask: Ask; user: User }
let editor: { ask: Ask; user: User }
let office: number
let otherOffice: number
let an: number
let agentUser: number
let officeUser: number
let agencyUser: number

const agent = (id: string | null, name: string, email: string | null) => ({ id, name, email, phone: null })

beforeAll(async () => {
  cms = await openPayload()
  const url = cms.db.$client.options.connectionString ?? ''
  web = connect({ url: loginOf('gevel_web', url), poolSize: 1 })
  mailer = testMailer('smtp://127.0.0.1:1')
  admin = await cms.as('admin')
  editor = await cms.as('editor')
  const account = (email: string) => make(cms.payload, 'users', { email, name: email, role: 'agent' })
  agentUser = await account('an.user@gevel.example')
  officeUser = await account('office.user@gevel.example')
  agencyUser = await account('agency.user@gevel.example')
  office = await make(cms.payload, 'offices', { name: 'Gent' })
  otherOffice = await make(cms.payload, 'offices', { name: 'Brussel', platformOffice: '5' })
  an = await make(cms.payload, 'team', { name: 'An', email: 'an@gevel.example', office })
  await storeListings(cms.db, [
    aListing({ id: 1, agent: agent('7', 'An at the platform', 'other@platform.example') }),
    aListing({ id: 2, agent: agent('8', 'An at the platform', 'AN@gevel.example') }),
    aListing({ id: 3, agent: agent(null, 'Nele', 'nele@gevel.example'), office: { id: '5', name: null } }),
    aListing({ id: 4 }),
  ])
})
afterAll(async () => {
  mailer.close()
  await web.$client.end()
  await cms.close()
})
beforeEach(async () => {
  await cms.db.execute(sql`truncate lead.lead cascade`)
  await link({ platformAgent: null, user: null })
  for (const id of [office, otherOffice]) await setOffice(id, null)
  await setAgency(null)
})

const link = (data: object) => cms.payload.update({ collection: 'team', id: an, data })
const setOffice = (id: number, defaultUser: number | null) =>
  cms.payload.update({ collection: 'offices', id, data: { defaultUser } })
const setAgency = (defaultUser: number | null) =>
  cms.payload.updateGlobal({ slug: 'agency', data: { defaultUser } })

async function submit(listingId?: number, kind: LeadKind = 'contact'): Promise<string> {
  const services = { db: web, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, { ...aLead({ listingId }), kind })
  if (submission.state !== 'saved') throw new Error(submission.state)
  return submission.lead.id
}

/** Whose it is and in which state, and who gets the mail of it. */
async function gets(listingId?: number, kind?: LeadKind) {
  const id = await submit(listingId, kind)
  const [row] = await rows<{ assignee: number | null; status: string }>(
    cms.db,
    sql`select assignee_id as assignee, status from lead.lead where id = ${id}::uuid`,
  )
  const lead = await findLead(cms.db, id)
  if (!lead) throw new Error('No lead')
  const { to } = await agencyMail(mailServices(cms.db, mailer), lead)
  return { ...row, to }
}

const agencyAddress = expect.stringContaining('@') as string
const nobody = { assignee: null, status: 'new' }

test('without a link everything stays as it was: the agent of the home gets the mail, else the agency', async () => {
  expect(await gets(3)).toEqual({ ...nobody, to: ['nele@gevel.example'] })
  expect(await gets(4)).toEqual({ ...nobody, to: [agencyAddress] })
  expect(await gets()).toEqual({ ...nobody, to: [agencyAddress] })
})

test('a lead goes to the user of the home’s agent, who is known by the platform’s id', async () => {
  await link({ platformAgent: '7', user: agentUser })
  await setOffice(office, officeUser)
  await setAgency(agencyUser)
  const own = { assignee: agentUser, status: 'assigned', to: ['an.user@gevel.example'] }
  expect(await gets(1)).toEqual(own)
  // Another id: not this person, though the address is theirs; the office of nobody known either.
  expect(await gets(2)).toMatchObject({ assignee: agencyUser })
})

test('without an id the e-mail address links, however it is written', async () => {
  await link({ user: agentUser })
  expect(await gets(2)).toMatchObject({ assignee: agentUser, to: ['an.user@gevel.example'] })
  expect(await gets(1)).toMatchObject(nobody)
})

test('without a user of the agent it goes to the user of the office, and its agent still gets the mail', async () => {
  await setAgency(agencyUser)
  await setOffice(otherOffice, officeUser)
  expect(await gets(3)).toEqual({
    assignee: officeUser,
    status: 'assigned',
    to: ['office.user@gevel.example', 'nele@gevel.example'],
  })
  // The office of the member of the team, where the platform names none.
  await setOffice(office, officeUser)
  expect(await gets(2)).toMatchObject({ assignee: officeUser })
})

test('what neither has goes to the user of the agency, what nobody answers to nobody', async () => {
  await setAgency(agencyUser)
  const last = { assignee: agencyUser, status: 'assigned', to: ['agency.user@gevel.example'] }
  expect(await gets(4)).toEqual(last)
  expect(await gets()).toEqual(last)
  expect(await gets(undefined, 'newsletter')).toMatchObject(nobody)
})

test('who sent it reads whose it is, and the history says that the site assigned it', async () => {
  await setAgency(agencyUser)
  const id = await submit(4)
  expect(await leadProgress(cms.db, id)).toMatchObject({
    agentName: 'agency.user@gevel.example',
    assignedAt: expect.any(Date) as Date,
  })
  expect(
    await rows(
      cms.db,
      sql`select kind, actor_id as actor, detail from lead.event where lead_id = ${id}::uuid order by id`,
    ),
  ).toEqual([
    { kind: 'received', actor: null, detail: {} },
    { kind: 'assigned', actor: null, detail: { assigneeId: agencyUser, way: 'agency' } },
  ])
})

test('a user or a member of the team that is deleted leaves the next in line', async () => {
  const gone = await make(cms.payload, 'users', { email: 'gone@gevel.example', role: 'agent' })
  const member = await make(cms.payload, 'team', { name: 'Cis', platformAgent: '70', user: gone, office })
  await storeListings(cms.db, [aListing({ id: 5, agent: agent('70', 'Cis', 'cis@gevel.example') })])
  await setOffice(office, officeUser)
  await setAgency(agencyUser)
  const given = await submit(5)
  expect(await gets(5)).toMatchObject({ assignee: gone })
  await cms.payload.delete({ collection: 'users', id: gone })
  // What was theirs still finds a reader.
  const open = await listInbox(cms.db, { agent: 'none' }, 'all')
  expect(open.leads.map(({ id, status }) => ({ id, status }))).toContainEqual({ id: given, status: 'new' })
  const lead = await findLead(cms.db, given)
  expect(lead && (await agencyMail(mailServices(cms.db, mailer), lead)).to).toEqual(['cis@gevel.example'])
  expect(await gets(5)).toMatchObject({ assignee: officeUser })
  // In the trash is away; the number may go to somebody else meanwhile.
  await cms.db.execute(sql`update public.team_members set deleted_at = now() where id = ${member}`)
  expect(await gets(5)).toMatchObject({ assignee: agencyUser })
  await make(cms.payload, 'team', { name: 'Dirk', platformAgent: '70', user: agentUser, office })
  expect(await gets(5)).toMatchObject({ assignee: agentUser })
  await cms.db.execute(
    sql`delete from public.team_members where platform_agent = '70' and deleted_at is null`,
  )
  await cms.payload.delete({ collection: 'team', id: member, trash: true })
  expect(await gets(5)).toMatchObject({ assignee: agencyUser })
})

test('a user who may no longer read leads gets none', async () => {
  await link({ platformAgent: '7', user: agentUser })
  await cms.db.execute(sql`update public.users set role = 'translator' where id = ${agentUser}`)
  expect(await gets(1)).toMatchObject(nobody)
  await cms.db.execute(sql`update public.users set role = 'agent' where id = ${agentUser}`)
})

test('one agent and one user are one member of the team: a second link is refused and says whose it is', async () => {
  await link({ platformAgent: '7', user: agentUser })
  const refused = async (data: object) => {
    const answer = await admin.ask('POST', 'team?locale=nl', { name: 'Bo', office, ...data })
    expect(answer.status).toBe(400)
    return JSON.stringify(answer.body)
  }
  expect(await refused({ platformAgent: ' 7 ' })).toContain('hoort al bij An')
  expect(await refused({ user: agentUser })).toContain('al gekoppeld aan An')
  const translator = await make(cms.payload, 'users', { role: 'translator' })
  expect(await refused({ user: translator })).toContain('leest geen aanvragen')
  // The database itself refuses what two save at the same moment.
  await expect(
    cms.db.execute(
      sql`insert into public.team_members (name, office_id, platform_agent) values ('Bo', ${office}, '7')`,
    ),
  ).rejects.toMatchObject({ cause: { code: '23505' } })
  // Their own save is no second link, and empty ones are no doubles.
  expect(
    (await admin.ask('PATCH', `team/${an}?locale=nl`, { platformAgent: '7', user: agentUser })).status,
  ).toBe(200)
  for (const name of ['Bo', 'Cis'])
    expect((await admin.ask('POST', 'team?locale=nl', { name, office, platformAgent: '' })).status).toBe(201)
})

test('an editor neither sees nor changes which account somebody has, and loses nothing by saving', async () => {
  await link({ platformAgent: '7', user: agentUser })
  const answer = await editor.ask('PATCH', `team/${an}?locale=nl`, { role: 'Makelaar', user: officeUser })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain('an.user@gevel.example')
  expect(
    await rows(
      cms.db,
      sql`select platform_agent as id, user_id as "user" from public.team_members where id = ${an}`,
    ),
  ).toEqual([{ id: '7', user: agentUser }])
  // Nor do visitors.
  expect(
    await rows(cms.db, sql`select 1 from content.published where document::text ~ 'defaultUser|an\.user@'`),
  ).toEqual([])
})
