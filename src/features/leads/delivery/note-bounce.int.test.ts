import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { deliveryProblem } from '@/domain/lead/delivery-problem'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { readBounce } from '@/mail/read-bounce'
import { deliverLeads } from '@/testing/leads/delivery-services'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'

import { leadSummary } from '../inbox/lead-summary'
import { listInbox } from '../inbox/list-inbox'
import { sendLetters } from '../letters/send-letters.task'
import { letterSender } from '../mails/send-letter'
import { findLeadFile } from '../privacy/find-lead-file'
import { sendReply } from '../replies/send-reply'
import { linkSigner } from '../signed-link'
import { submitLead } from '../submit-lead'
import { mailChannels } from './mail-channel'
import { noteBounce } from './note-bounce'
import { raiseAlarms } from './raise-alarms'
import { retryDelivery } from './retry-delivery'

let test_: TestDatabase
let sink: SmtpSink
let mailer: Mailer
beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  sink = await startSmtpSink()
  mailer = testMailer(sink.url)
  await storeListings(test_.db, [aListing({ id: 12 })])
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

const now = () => new Date()

/** A lead whose mails were all taken by the mail server. */
async function deliveredLead(): Promise<string> {
  const { db } = test_
  const submission = await submitLead(
    { db, now, channels: deliveryChannels.filter((one) => one !== 'platform'), limits: [], secret: 'test' },
    aLead(),
  )
  if (submission.state !== 'saved') throw new Error(submission.state)
  await deliverLeads({ db, now, channels: mailChannels(mailServices(db, mailer)) })
  return submission.lead.id
}

/** What a mail server sends back about the mail that the sink took for this address. */
async function bounceTo(address: string, status = '5.1.1', action = 'failed'): Promise<string> {
  const mail = sink.mails.findLast(({ to }) => to.includes(address))
  if (!mail) throw new Error(`No mail to ${address}`)
  const { messageId } = await readMail(mail.source)
  return [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <${address}> refused`,
    '',
    '--B',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--B--',
  ].join('\r\n')
}

async function note(report: string): Promise<boolean> {
  const bounce = readBounce(report)
  return bounce !== null && noteBounce(test_.db, bounce, now())
}

const deliveriesOf = async (id: string) =>
  (await findLeadFile(test_.db, id, 'all'))?.deliveries.map(({ channel, state }) => [channel, state])

test('a confirmation that comes back is shown at the lead in words, counts as an alarm, and is sent again', async () => {
  const id = await deliveredLead()
  expect(await deliveriesOf(id)).toEqual([
    ['agency-mail', 'done'],
    ['visitor-mail', 'done'],
  ])
  const report = await bounceTo('an@example.com')
  expect(await note(report)).toBe(true)
  const file = await findLeadFile(test_.db, id, 'all')
  const failed = file?.deliveries.find(({ channel }) => channel === 'visitor-mail')
  expect(failed).toMatchObject({ state: 'dead', doneAt: null })
  expect(failed?.lastError).not.toContain('an@example.com')
  expect(deliveryProblem(failed?.lastError ?? '')).toBe('unknown-address')
  expect(file?.events[0]).toMatchObject({ kind: 'delivery-bounced', detail: { channel: 'visitor-mail' } })
  expect((await listInbox(test_.db, { trouble: 'dead' }, 'all')).leads.map((lead) => lead.id)).toEqual([id])
  expect((await leadSummary(test_.db, 'all')).dead).toBe(1)
  const alarms: string[] = []
  await raiseAlarms({ db: test_.db, now }, ({ channel }) => Promise.resolve(void alarms.push(channel)))
  expect(alarms).toEqual(['visitor-mail'])
  // The same report a second time tells nothing new.
  expect(await note(report)).toBe(false)
  expect(await retryDelivery(test_.db, { leadId: id, channel: 'visitor-mail', now: now() })).toBe(true)
  await deliverLeads({ db: test_.db, now, channels: mailChannels(mailServices(test_.db, mailer)) })
  expect(await deliveriesOf(id)).toContainEqual(['visitor-mail', 'done'])
})

test('a reply that comes back is shown at its lead', async () => {
  const id = await deliveredLead()
  const author = { name: 'Els', email: 'els@gevel.example' }
  const reply = {
    leadId: id,
    replyId: randomUUID(),
    seenReplyId: null,
    actorId: 1,
    author,
    text: 'Dag',
    now: now(),
  }
  expect(await sendReply(test_.db, reply)).toBe('sent')
  const sendMail = letterSender(mailServices(test_.db, mailer))
  await sendLetters({ db: test_.db, links: linkSigner('a-secret-of-the-tests'), now, sendMail })
  expect(await note(await bounceTo('an@example.com', '5.2.2'))).toBe(true)
  const file = await findLeadFile(test_.db, id, 'all')
  const failed = file?.deliveries.find(({ channel }) => channel === 'reply')
  expect([failed?.state, deliveryProblem(failed?.lastError ?? '')]).toEqual(['dead', 'mailbox-full'])
  expect((await leadSummary(test_.db, 'all')).dead).toBe(1)
})

test('what is still tried, is no mail of a lead, or is of a lead that is gone, changes nothing', async () => {
  const id = await deliveredLead()
  expect(await note(await bounceTo('an@example.com', '4.4.7', 'delayed'))).toBe(false)
  for (const messageId of [
    '<alarm.platform.1@gevel.example>',
    `<platform-mail.${id}@gevel.example>`,
    `<visitor-mail.${randomUUID()}@gevel.example>`,
    `<letter.${randomUUID()}@gevel.example>`,
    `<letter.1' or true@gevel.example>`,
  ])
    expect([messageId, await noteBounce(test_.db, { messageId, reason: '5.1.1' }, now())]).toEqual([
      messageId,
      false,
    ])
  expect(await deliveriesOf(id)).toEqual([
    ['agency-mail', 'done'],
    ['visitor-mail', 'done'],
  ])
})
