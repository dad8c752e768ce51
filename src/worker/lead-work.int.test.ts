import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { env } from '@/env'
import { purgeLeadsTask } from '@/features/leads/privacy/purge-leads.task'
import { sendReply } from '@/features/leads/replies/send-reply'
import { submitLead } from '@/features/leads/submit-lead'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Queue } from '@/jobs/queue'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import type { Platform, PlatformLead, PlatformReply } from '@/platforms/platform'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { type LeadWork, startLeadWork } from './lead-work'

let cms: TestPayload
let worker: Database
let work: LeadWork
let smtp: SmtpSink
const received: PlatformLead[] = []
const sentReplies: PlatformReply[] = []
const tasks = new Map<string, (data: object) => Promise<unknown>>()
const schedules: string[] = []

/** Does at once what it is asked. */
const queue: Queue = {
  enqueue: async (task, data = {}) => void (await tasks.get(task)?.(data)),
  // The queue hands a task the data it was sent with.
  work: async (task, handle) => void tasks.set(task, handle as (data: object) => Promise<unknown>),
  schedule: async (task, { name, cron }) => void schedules.push(`${task} ${name} ${cron}`),
  unschedule: async () => undefined,
  stop: async () => undefined,
}

const platform = {
  name: 'test',
  leads: {
    send: async (lead: PlatformLead) => (received.push(lead), { state: 'accepted' }),
    holds: async () => false,
  },
  history: {
    add: async (reply: PlatformReply) => (sentReplies.push(reply), { state: 'accepted' }),
    holds: async () => false,
  },
} as unknown as Platform

beforeAll(async () => {
  smtp = await startSmtpSink()
  Object.assign(env, { SMTP_URL: smtp.url })
  cms = await openPayload({ login: 'gevel_worker' })
  worker = connect({ url: env.DATABASE_URL, poolSize: 5 })
  await cms.payload.updateGlobal({ slug: 'agency', data: { name: 'Gevel', email: 'kantoor@gevel.example' } })
  const log = pino({ level: 'silent' })
  work = await startLeadWork({ db: worker, payload: cms.payload, platform, queue, log })
})
afterAll(async () => {
  await work.stop()
  await smtp.stop()
  await worker.$client.end()
  await cms.close()
})

async function submit(input: LeadInput): Promise<string> {
  const now = () => new Date()
  const services = { db: cms.db, now, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

const receivers = () => smtp.mails.flatMap(({ to }) => to).toSorted()

/** Without the line ends that mail puts in long lines. */
const mailTo = (address: string) =>
  smtp.mails.find(({ to }) => to.includes(address))?.source.replaceAll(/=\r?\n/g, '')

const states = (id: string) =>
  rows<{ channel: string; state: string }>(
    cms.db,
    sql`select channel, state from lead.delivery where lead_id = ${id}::uuid order by channel`,
  )

const isListening = async () =>
  (
    await rows(
      worker,
      sql`select 1 from pg_stat_activity where datname = current_database() and query = 'listen gevel_lead'`,
    ).catch(() => [])
  ).length > 0

test('a lead that is saved is with the agency, the visitor and the platform a moment later', async () => {
  await storeListings(cms.db, [aListing({ id: 12, agent: null })])
  const id = await submit(aLead())
  await expect
    .poll(() => states(id), { timeout: 20_000 })
    .toEqual(['agency-mail', 'platform', 'visitor-mail'].map((channel) => ({ channel, state: 'done' })))
  expect(receivers()).toEqual(['an@example.com', 'kantoor@gevel.example'])
  expect(mailTo('kantoor@gevel.example')?.match(/\S*admin\/leads\S*/)?.[0]).toContain(
    `${env.CMS_URL}/admin/leads/${id}`,
  )
  expect(received[0]?.mark).toBe(id)
})

test('a restart of PostgreSQL ends every connection, and the next lead is delivered as soon as any', async () => {
  await cms.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // Long before the sweep would find it: the word of it was heard.
  await expect.poll(isListening, { timeout: 5000 }).toBe(true)
  const id = await submit(aLead({ answers: { ...aLead().answers, message: 'After the restart' } }))
  await expect
    .poll(() => states(id), { timeout: 8000 })
    .toEqual(['agency-mail', 'platform', 'visitor-mail'].map((channel) => ({ channel, state: 'done' })))
})

test('a home that a sync brings is mailed to who looks for it, once', async () => {
  const answers = {
    email: 'jo@example.com',
    goal: 'sale',
    types: [1],
    places: ['Gent'],
    frequency: 'at-once',
  }
  await work.matchHomes()
  const id = await submit(aLead({ kind: 'demand', answers, listingId: undefined }))
  await expect
    .poll(() => states(id), { timeout: 20_000 })
    .not.toContainEqual(expect.objectContaining({ state: 'pending' }))
  smtp.mails.length = 0
  await storeListings(cms.db, [aListing({ id: 13 })])
  await work.matchHomes()
  await work.matchHomes()
  expect(receivers()).toEqual(['jo@example.com'])
})

test('what an agent answers is with the visitor a moment later, and then with the platform', async () => {
  const answers = { lastName: 'Maes', email: 'lea@example.com' }
  const leadId = await submit(aLead({ kind: 'contact', listingId: undefined, answers }))
  await expect.poll(() => mailTo('lea@example.com'), { timeout: 20_000 }).toBeTruthy()
  const author = { name: 'Els', email: 'els@gevel.example' }
  const reply = {
    leadId,
    replyId: crypto.randomUUID(),
    seenReplyId: null,
    actorId: 1,
    author,
    text: 'Ik bel u.',
    now: new Date(),
  }
  await sendReply(cms.db, reply)
  const replies = () => smtp.mails.filter(({ source }) => source.includes('Reply-To: els@gevel.example'))
  await expect.poll(() => replies().length, { timeout: 10_000 }).toBe(1)
  expect(replies()[0]?.to).toEqual(['lea@example.com'])
  await expect.poll(() => sentReplies, { timeout: 10_000 }).toMatchObject([{ mark: reply.replyId }])
})

test('everything that goes by the clock has its hour', () => {
  const timed = new Set(schedules.map((schedule) => schedule.split(' ')[0]))
  // Matching follows each sync, a test mail the press of a button.
  expect([...tasks.keys()].filter((task) => !timed.has(task))).toEqual([
    'send-newsletter-test',
    'match-demands',
  ])
  expect(schedules).toContain('send-alerts weekly 15 7 * * 1')
})

test('what was kept long enough goes at night', async () => {
  const id = await submit(aLead())
  await cms.db.execute(sql`update lead.lead set keep_until = now() where id = ${id}::uuid`)
  await queue.enqueue(purgeLeadsTask)
  expect(await rows(cms.db, sql`select 1 from lead.lead where id = ${id}::uuid`)).toEqual([])
})
