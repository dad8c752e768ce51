import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { otherDocuments } from '@/domain/lead/other-documents'
import { storeListings } from '@/features/listings/store/store-listings'
import { locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Mailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { sendLetters } from '../letters/send-letters.task'
import { letterSender } from '../mails/send-letter'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { linkSigner } from '../signed-link'
import { releaseDocument } from './release-document'
import { requestDocuments } from './request-documents'

let test_: TestDatabase
let sink: SmtpSink
let mailer: Mailer
/** By the clock of the database, because what is released ends by that. */
const released = new Date()
const asked = new Date(released.getTime() - 35 * 86_400_000)
const links = linkSigner('a-secret-of-the-tests')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  sink = await startSmtpSink()
  mailer = testMailer(sink.url)
  const url = 'https://storage.example/paper.pdf'
  const documents = [
    { id: 7, name: 'EPC', url, isPublished: true },
    { id: 8, name: 'Bodemattest', url, isPublished: false },
    { id: 9, name: 'Asbestattest', url, isPublished: false },
  ]
  await storeListings(test_.db, [aListing({ id: 12, documents })])
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await test_.drop()
})

async function leadIn(language: (typeof locales)[number]): Promise<string> {
  await test_.owner.execute(sql`truncate lead.lead cascade`)
  const answers = { lastName: 'Peeters', email: 'an@example.com', documents: [otherDocuments] }
  const services = { db: test_.db, channels: deliveryChannels, limits: [], secret: 'test' }
  const outcome = await requestDocuments(
    { ...services, now: () => asked },
    aLead({ kind: 'documents', language, answers }),
  )
  return outcome.state === 'saved' ? outcome.lead.id : ''
}

const send = (now: Date) =>
  sendLetters({ db: test_.db, links, now: () => now, sendMail: letterSender(mailServices(test_.db, mailer)) })

// Coverage: 7.5.
test.each(locales)('who asked in %s is mailed a private link to what was released', async (language) => {
  const leadId = await leadIn(language)
  for (const documentId of [8, 9])
    await releaseDocument(test_.db, { leadId, documentId, actorId: 7, now: released })
  sink.mails.length = 0
  expect(await send(new Date(released.getTime() + 30_000))).toEqual({ done: 0, pending: 0, dead: 0 })
  const sent = await send(new Date(released.getTime() + 60_000))
  expect(sent).toEqual({ done: 1, pending: 0, dead: 0 })
  expect(sink.mails.map(({ to }) => to)).toEqual([['an@example.com']])
  const mail = await readMail(sink.mails[0]?.source ?? '')
  expect(mail.subject).toBe(translator(language)('mail.subject_documents', { reference: 'V-12' }))
  expect(mail.text).toContain(translator(language)('mail.documents_released_text'))
  expect(mail.text).not.toMatch(/EPC|storage\.example/)
  const tokens = [...mail.text.matchAll(new RegExp(`/${language}/documents/([^/]+)/(8|9)/`, 'g'))]
  expect(tokens.map(([, , id]) => id)).toEqual(['8', '9'])
  const reading = links.readLink('documents', tokens[0]?.[1] ?? '', released)
  expect(reading).toMatchObject({ state: 'valid', id: leadId, expires: expect.any(Date) as Date })
  const left = reading.state === 'valid' ? reading.expires.getTime() - released.getTime() : 0
  expect(left / 86_400_000).toBeCloseTo(14, 2)
})

test('what is gone when the mail is written is not told', async () => {
  const leadId = await leadIn('nl')
  await releaseDocument(test_.db, { leadId, documentId: 8, actorId: 7, now: released })
  await storeListings(test_.db, [aListing({ id: 12, documents: [] })])
  sink.mails.length = 0
  await send(new Date(released.getTime() + 60_000))
  expect(sink.mails).toEqual([])
})
