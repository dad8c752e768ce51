import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'

import { assignLead } from '../inbox/assign-lead'
import { changeStatus } from '../inbox/handle-lead'
import { letterSender } from '../mails/send-letter'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { linkSigner } from '../signed-link'
import { submitLead } from '../submit-lead'
import { remindAgents } from './remind-agents.task'
import { sendLetters } from './send-letters.task'

let test_: TestDatabase
let sink: SmtpSink
let mailer: Mailer

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  sink = await startSmtpSink()
  mailer = testMailer(sink.url)
  await storeListings(test_.db, [aListing({ id: 12, agent: null })])
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await test_.drop()
})
beforeEach(async () => {
  await test_.owner.execute(sql`truncate lead.lead cascade`)
  sink.mails.length = 0
})

const friday = new Date('2026-11-13T10:00:00Z')
const fridayAfternoon = new Date('2026-11-13T15:00:00Z')
const mondayMorning = new Date('2026-11-16T07:00:00Z')

async function submit(input: LeadInput = aLead(), now = friday): Promise<string> {
  const services = { db: test_.db, now: () => now, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

async function sent(now: Date) {
  const sendMail = letterSender(mailServices(test_.db, mailer))
  await sendLetters({ db: test_.db, links: linkSigner('a-secret-of-the-tests'), now: () => now, sendMail })
  return sink.mails.map(({ to }) => to.join())
}

const joris = { id: null, name: 'Joris', email: 'joris@gevel.example' }

test('on the working day before the promised day the agent is reminded, once', async () => {
  const leadId = await submit()
  await assignLead(test_.db, { scope: 'all', leadId, actorId: 1, now: friday, assignee: joris })
  await sent(friday)
  sink.mails.length = 0
  expect(await remindAgents(test_.db, new Date('2026-11-13T10:30:00Z'))).toBe(0)
  expect(await remindAgents(test_.db, fridayAfternoon)).toBe(1)
  expect(await remindAgents(test_.db, fridayAfternoon)).toBe(0)
  expect(await remindAgents(test_.db, mondayMorning)).toBe(0)
  expect(await sent(fridayAfternoon)).toEqual(['joris@gevel.example'])
  const mail = await readMail(sink.mails[0]!.source)
  expect(mail.subject).toMatch(/^Nog te beantwoorden: /)
  expect(mail.text).toContain('We beloofden een antwoord tegen 16 november 2026.')
  expect(mail.replyTo?.value[0]?.address).toBe('an@example.com')
})

test('a promise of more days is reminded on the morning before its last one; what came too late on that last one', async () => {
  await test_.db.execute(sql`update lead.setting set reply_working_days = 2`)
  await submit()
  expect(await remindAgents(test_.db, fridayAfternoon)).toBe(0)
  expect(await remindAgents(test_.db, mondayMorning)).toBe(1)
  await test_.db.execute(sql`update lead.setting set reply_working_days = 1`)
  await submit(aLead(), new Date('2026-11-14T10:00:00Z'))
  expect(await remindAgents(test_.db, new Date('2026-11-15T15:00:00Z'))).toBe(0)
  expect(await remindAgents(test_.db, mondayMorning)).toBe(1)
})

test('what nobody handles reminds the agency', async () => {
  await submit()
  await remindAgents(test_.db, mondayMorning)
  expect(await sent(mondayMorning)).toEqual(['info@gevel.example'])
})

test('what was answered, needs no answer or was forgotten long ago reminds nobody', async () => {
  const answered = await submit()
  await changeStatus(test_.db, { leadId: answered, actorId: 1, now: friday, status: 'answered' })
  await submit(aLead({ kind: 'newsletter', listingId: undefined, answers: { email: 'bo@example.com' } }))
  await submit(aLead(), new Date('2026-11-02T10:00:00Z'))
  expect(await remindAgents(test_.db, mondayMorning)).toBe(0)
})

test('what is answered between the reminder and its mail is left alone', async () => {
  const leadId = await submit()
  await remindAgents(test_.db, mondayMorning)
  await changeStatus(test_.db, { leadId, actorId: 1, now: mondayMorning, status: 'answered' })
  expect(await sent(mondayMorning)).toEqual([])
})
