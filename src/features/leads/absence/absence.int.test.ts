import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { connect, type Database } from '@/database/connection'
import { brusselsDay } from '@/domain/brussels-day'
import { deliveryChannels } from '@/domain/lead/delivery'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { loginOf } from '@/testing/login-of'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { make } from '@/testing/records/a-document'
import { aForm } from '@/testing/records/a-form'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { eventText } from '../admin/event-words'
import { agencyMail } from '../delivery/mail-channel'
import { listInbox } from '../inbox/list-inbox'
import { findLead } from '../lead-row'
import { remindAgents } from '../letters/remind-agents.task'
import { sendLetters } from '../letters/send-letters.task'
import { letterSender } from '../mails/send-letter'
import { findLeadFile } from '../privacy/find-lead-file'
import { linkSigner } from '../signed-link'
import { submitLead } from '../submit-lead'
import { listAbsences } from './absence-store'

let cms: TestPayload
let web: Database
let sink: SmtpSink
let mailer: Mailer
let admin: { ask: Ask; user: User }
let an: { ask: Ask; user: User }
let bo: { ask: Ask; user: User }

const dayMs = 86_400_000
const now = new Date()
const day = (after: number) => brusselsDay(new Date(now.getTime() + after * dayMs))

beforeAll(async () => {
  cms = await openPayload()
  web = connect({ url: loginOf('gevel_web', cms.db.$client.options.connectionString ?? ''), poolSize: 1 })
  sink = await startSmtpSink()
  mailer = testMailer(sink.url)
  admin = await cms.as('admin')
  an = await cms.as('agent')
  bo = await cms.as('agent')
  await make(cms.payload, 'team', { name: 'An', platformAgent: '7', user: an.user.id })
  await storeListings(cms.db, [
    aListing({ id: 12, agent: { id: '7', name: 'An', email: null, phone: null } }),
  ])
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await web.$client.end()
  await cms.close()
})
beforeEach(async () => {
  await cms.db.execute(sql`truncate lead.lead, lead.absence cascade`)
  sink.mails.length = 0
})

const ask = (who: Ask, texts: Record<string, string>) => who('POST', 'leads/absence', aForm(texts))
const away = (from: number, until: number) => ({
  ...{ action: 'save', cover: String(bo.user.id), from: day(from), until: day(until) },
})

async function submit(at = now): Promise<string> {
  const services = { db: web, now: () => at, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, aLead())
  if (submission.state !== 'saved') throw new Error(submission.state)
  return submission.lead.id
}

async function assigneeOf(id: string): Promise<number | null> {
  const [lead] = await rows<{ assignee: number | null }>(
    cms.db,
    sql`select assignee_id as assignee from lead.lead where id = ${id}::uuid`,
  )
  return lead?.assignee ?? null
}

test('in the days of an absence new leads go to who covers, and the history says for whom', async () => {
  expect((await ask(an.ask, away(-1, 1))).status).toBe(303)
  const id = await submit()
  expect(await assigneeOf(id)).toBe(bo.user.id)
  const file = await findLeadFile(cms.db, id, { agentId: bo.user.id })
  expect(file?.events[0]).toMatchObject({
    kind: 'assigned',
    detail: { assignee: 'agent', insteadOf: 'agent' },
  })
  expect(file?.events[0] && eventText(file.events[0], 'nl')).toContain('agent (vervangt agent)')
  const lead = await findLead(cms.db, id)
  expect(lead && (await agencyMail(mailServices(cms.db, mailer), lead)).to).toEqual([bo.user.email])
})

test('before and after those days, and when it is ended, they go to the agent', async () => {
  await ask(an.ask, away(0, 1))
  const [before, after] = [
    await submit(new Date(now.getTime() - dayMs)),
    await submit(new Date(now.getTime() + 2 * dayMs)),
  ]
  expect([await assigneeOf(before), await assigneeOf(after)]).toEqual([an.user.id, an.user.id])
  expect(await assigneeOf(await submit())).toBe(bo.user.id)
  await ask(an.ask, { action: 'end' })
  expect(await assigneeOf(await submit())).toBe(an.user.id)
})

test('reminders of what the agent already had go to who covers', async () => {
  const id = await submit(new Date(now.getTime() - 10 * dayMs))
  await cms.db.execute(sql`update lead.setting set reply_working_days = 10`)
  await cms.db.execute(sql`update lead.delivery set state = 'done'`)
  await ask(an.ask, away(-20, 20))
  const due = await (async () => {
    for (let later = 0; later < 20; later++) {
      const morning = new Date(now.getTime() + later * dayMs)
      if ((await remindAgents(cms.db, morning)) > 0) return morning
    }
    throw new Error('No reminder')
  })()
  const sendMail = letterSender(mailServices(cms.db, mailer))
  await sendLetters({ db: cms.db, links: linkSigner('a-secret-of-the-tests'), now: () => due, sendMail })
  expect(sink.mails.map(({ to }) => to)).toEqual([[bo.user.email]])
  expect(await assigneeOf(id)).toBe(an.user.id)
})

test('who covers reads and answers the leads of who is away, as long as that lasts; list and lead say it', async () => {
  const id = await submit()
  const scope = { agentId: bo.user.id }
  expect(await findLeadFile(cms.db, id, scope)).toBeNull()
  await ask(an.ask, away(0, 3))
  const [seen] = (await listInbox(cms.db, {}, scope)).leads
  const notice = { cover: 'agent', lastDay: day(3) }
  expect(seen).toMatchObject({ id, away: notice })
  expect((await findLeadFile(cms.db, id, scope))?.away).toEqual(notice)
  const note = aForm({ action: 'note', note: 'Gebeld' })
  expect((await bo.ask('POST', `leads/${id}/handle`, note)).status).toBe(303)
  await ask(an.ask, away(1, 3))
  expect(await findLeadFile(cms.db, id, scope)).toBeNull()
  expect((await findLeadFile(cms.db, id, 'all'))?.away).toBeNull()
})

test('an agent changes their own days only, an administrator those of anybody, a translator none', async () => {
  const ofAn = { ...away(0, 1), user: String(an.user.id) }
  expect((await ask(bo.ask, ofAn)).status).toBe(403)
  const translator = await cms.as('translator', { languages: ['fr'] })
  for (const one of [translator.ask, cms.anonymous]) expect((await ask(one, away(0, 1))).status).toBe(403)
  expect(await listAbsences(cms.db, day(0))).toEqual([])
  expect((await ask(admin.ask, ofAn)).status).toBe(303)
  expect(await listAbsences(cms.db, day(0))).toMatchObject([
    { userId: an.user.id, coverId: bo.user.id, firstDay: day(0), lastDay: day(1) },
  ])
  expect((await ask(bo.ask, { action: 'end', user: String(an.user.id) })).status).toBe(403)
  expect(await listAbsences(cms.db, day(0))).toHaveLength(1)
  await ask(an.ask, { ...away(2, 3), user: '' })
  expect(await listAbsences(cms.db, day(0))).toHaveLength(1)
  expect(await listAbsences(cms.db, day(2))).toEqual([])
})

test.each<[string, () => Record<string, string>]>([
  ['days that are over', () => away(-3, -1)],
  ['an end before the beginning', () => away(3, 1)],
  ['a day that is none', () => ({ ...away(0, 1), until: '2026-02-31' })],
  ['oneself', () => ({ ...away(0, 1), cover: String(an.user.id) })],
  ['nobody', () => ({ ...away(0, 1), cover: '999' })],
])('%s is refused', async (_, texts) => {
  expect((await ask(an.ask, texts())).status).toBe(303)
  expect(await rows(cms.db, sql`select 1 from lead.absence`)).toEqual([])
})

test('who covers may be away as well; where all are, the lead stays with its agent', async () => {
  await ask(an.ask, away(0, 1))
  await ask(bo.ask, { ...away(0, 1), cover: String(admin.user.id) })
  expect(await assigneeOf(await submit())).toBe(admin.user.id)
  await ask(bo.ask, { ...away(0, 1), cover: String(an.user.id) })
  expect(await assigneeOf(await submit())).toBe(an.user.id)
})

test('an account that is gone stands in for nobody', async () => {
  const cis = await make(cms.payload, 'users', { name: 'Cis', role: 'agent' })
  await ask(an.ask, { ...away(0, 1), cover: String(cis) })
  expect(await assigneeOf(await submit())).toBe(cis)
  expect((await admin.ask('DELETE', `users/${cis}`)).status).toBe(200)
  expect(await rows(cms.db, sql`select 1 from lead.absence`)).toEqual([])
  expect(await assigneeOf(await submit())).toBe(an.user.id)
})
