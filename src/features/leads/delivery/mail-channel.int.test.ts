import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { type LeadKind, leadKinds } from '@/domain/lead/lead-kind'
import type { Lead, LeadInput } from '@/domain/lead/lead'
import { otherDocuments } from '@/domain/lead/other-documents'
import { storeListings } from '@/features/listings/store/store-listings'
import { locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Mailer } from '@/mail/mailer'
import { type ReadMail, readMail } from '@/testing/mail/read-mail'
import { type SinkOptions, type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { deliverLeads } from '@/testing/leads/delivery-services'
import { mailChannels } from './mail-channel'
import { alarmSender } from '../mails/send-alarm'
import { mailServices, testMailer, testNow } from '@/testing/leads/mail-services'
import { submitLead } from '../submit-lead'

const trouble: SinkOptions = {}
let test_: TestDatabase
let sink: SmtpSink
let mailer: Mailer

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  sink = await startSmtpSink({
    refuseReceiver: (address) => trouble.refuseReceiver?.(address) ?? null,
    refuseMail: () => trouble.refuseMail?.() ?? null,
  })
  mailer = testMailer(sink.url)
  await storeListings(test_.db, [
    aListing({
      id: 12,
      agent: { id: null, name: 'Thomas Dubois', email: 'thomas@gevel.example', phone: null },
      documents: [
        { id: 7, name: 'EPC', url: 'https://storage.example/7.pdf', isPublished: true },
        { id: 8, name: 'Syndicus', url: 'https://storage.example/8.pdf', isPublished: false },
      ],
    }),
    aListing({ id: 13, price: { cents: 87_654_300, isPublished: false, isFrom: false } }),
  ])
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await test_.drop()
})
beforeEach(async () => {
  delete trouble.refuseReceiver
  delete trouble.refuseMail
  sink.mails.length = 0
  await test_.owner.execute(sql`truncate lead.lead, lead.request_count cascade`)
})

let clock = testNow
const now = () => clock

async function submit(input: LeadInput): Promise<Lead> {
  clock = testNow
  const services = { db: test_.db, now, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  if (submission.state === 'limited') throw new Error('limited')
  return submission.lead
}

const deliver = () =>
  deliverLeads({ db: test_.db, channels: mailChannels(mailServices(test_.db, mailer)), now })

const states = async () =>
  Object.fromEntries(
    (
      await rows<{ channel: string; state: string }>(
        test_.db,
        sql`select channel, state || ' ' || tries as state from lead.delivery where channel <> 'platform'`,
      )
    ).map(({ channel, state }) => [channel, state]),
  )

async function received(): Promise<Record<string, ReadMail>> {
  const read = await Promise.all(
    sink.mails.map(async ({ to, source }) => [to.join(), await readMail(source)] as const),
  )
  return Object.fromEntries(read)
}

const evil = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@example.com'

const answersOf: Partial<Record<LeadKind, LeadInput['answers']>> = {
  demand: { goal: 'sale', types: [1], places: [`${evil}`, 'Gent|9000'], frequency: 'weekly' },
  'list-demand': { search: `sale?city=Gent&text=${encodeURIComponent(evil)}` },
  favourites: { homes: '12,7' },
  documents: { documents: [7] },
  offer: { amount: 350_000, amountInLetters: evil, conditions: evil, emailB: 'bo@example.com' },
  'send-to-friend': { friendName: evil, friendEmail: 'jo@example.com' },
}

test.each(locales.flatMap((language) => leadKinds.map((kind) => ({ kind, language }))))(
  'the mails of a $kind in $language hold nothing that a browser or a mail server would obey',
  async ({ kind, language }) => {
    const person = { firstName: evil, lastName: evil, email: 'an@example.com', phone: '0470 12 34 56' }
    const answers = { ...person, message: evil, comment: evil, address: evil, ...answersOf[kind] }
    const campaign = { source: evil, name: evil }
    await submit(aLead({ kind, language, answers, campaign, sourcePage: evil }))
    expect((await deliver()).dead).toBe(0)
    const mails = await received()
    expect(Object.keys(mails).length).toBeGreaterThan(0)
    for (const [to, { html, subject, headerLines, from }] of Object.entries(mails)) {
      expect(to).not.toContain('all@example.com')
      expect(html).not.toContain('<img src=x')
      expect(subject).not.toMatch(/[<>\r\n]|Bcc/)
      expect(headerLines.map(({ key }) => key)).not.toContain('bcc')
      expect(from.value).toEqual([{ name: 'Gevel', address: 'website@gevel.example' }])
    }
  },
)

test('the answer to a visitor ends with homes like it that are on the site when it is sent, without what is hidden', async () => {
  const hidden = { cents: 34_567_800, isPublished: false, isFrom: false }
  const { address } = aListing()
  const like = [
    aListing({ id: 21, address: { ...address, street: 'Geheimstraat', isPublished: false } }),
    aListing({ id: 22, price: hidden }),
    aListing({ id: 23 }),
  ]
  await storeListings(test_.db, like)
  await submit(aLead({ language: 'fr', listingId: 13 }))
  // Sold between the question and its answer.
  await storeListings(test_.db, [aListing({ id: 23, status: 'sold' })])
  await deliver()
  const { 'an@example.com': mail } = await received()
  for (const told of [mail?.text, mail?.html]) {
    const [, similar = ''] = told?.split('Biens similaires') ?? []
    expect(similar).toMatch(/\/fr\/[^"\s]*\/21\/\?utm_medium=email/)
    expect(similar).toMatch(/\/22\//)
    expect(similar).toMatch(/sur demande/)
    expect(similar).not.toMatch(/\/(13|23)\//)
    expect(told).not.toMatch(/Geheimstraat|345[\s.\u202f]?678|876[\s.\u202f]?543/)
  }
  await test_.owner.execute(sql`delete from listing.listing where id between 21 and 23`)
})

test('a question about a home goes to its agent with an answer to the visitor, and back to the visitor without their own words', async () => {
  const { id } = await submit(aLead({ language: 'fr' }))
  await deliver()
  const { 'thomas@gevel.example': toAgent, 'an@example.com': toVisitor } = await received()
  expect(toAgent).toMatchObject({
    subject: 'Nieuwe aanvraag: V-12, Gent',
    messageId: `<agency-mail.${id}@gevel.example>`,
  })
  expect(toAgent?.replyTo?.value[0]?.address).toBe('an@example.com')
  expect(toAgent?.text).toContain('Is de woning nog vrij?')
  expect(toVisitor).toMatchObject({
    subject: 'Nous avons bien reçu votre demande (V-12)',
    messageId: `<visitor-mail.${id}@gevel.example>`,
  })
  expect(toVisitor?.text).not.toContain('Is de woning nog vrij?')
  expect(toVisitor?.text).toMatch(new RegExp(`https://www.gevel.example/fr/request/${id}\\.`))
})

test('a price that is not published is in no mail', async () => {
  await submit(aLead({ listingId: 13 }))
  await deliver()
  expect(sink.mails).toHaveLength(2)
  for (const mail of Object.values(await received())) expect(mail.html + mail.text).not.toMatch(/876.?543/)
})

test('the documents that were asked for come as links of their own', async () => {
  const { id } = await submit(
    aLead({ kind: 'documents', answers: { ...aLead().answers, documents: [7, 8] } }),
  )
  await deliver()
  const { 'an@example.com': mail } = await received()
  expect(mail?.subject).toBe('Documenten van V-12')
  expect(mail?.text).toMatch(new RegExp(`EPC: https://www.gevel.example/nl/documents/${id}\\.\\S+/7/`))
  expect(mail?.text).not.toMatch(/storage\.example|Syndicus/)
})

// Coverage: 3.118.
test.each(locales)(
  'in %s the second buyer gets a notice with nothing that was typed and no private link',
  async (language) => {
    const typed = {
      firstName: 'Zwendel',
      lastName: 'Goudklomp',
      firstNameB: 'Gratis',
      lastNameB: 'Bellenblaas',
    }
    const answers = {
      ...{ ...aLead().answers, ...typed, amount: 351_987, amountInLetters: 'veel euro' },
      ...{ conditions: 'zie evil.example', place: 'Evilgem', emailB: 'bo@example.com' },
    }
    const { id } = await submit(aLead({ kind: 'offer', answers, language }))
    await deliver()
    const mails = await received()
    expect(Object.keys(mails).toSorted()).toEqual([
      'an@example.com',
      'bo@example.com',
      'thomas@gevel.example',
    ])
    const { 'an@example.com': first, 'bo@example.com': second } = mails
    expect(first?.attachments).toHaveLength(1)
    expect(second?.attachments).toEqual([])
    expect(second?.messageId).toBe(`<second-person-mail.${id}@gevel.example>`)
    expect(second?.subject).toContain('V-12')
    for (const face of [second?.html, second?.text]) {
      expect(face).toContain(translator(language)('mail.second_person_wrong'))
      expect(face).not.toMatch(
        /zwendel|goudklomp|gratis|bellenblaas|351.?987|veel euro|evil|an@example|\/request\//i,
      )
      expect(face).not.toContain(id)
    }
    expect(await states()).toMatchObject({ 'second-person-mail': 'done 1' })
  },
)

test('a request for what is not published names nothing of it to the visitor, and all of it to the agent', async () => {
  const documents = [otherDocuments, 8]
  await submit(aLead({ kind: 'documents', answers: { ...aLead().answers, documents } }))
  await deliver()
  const { 'an@example.com': toVisitor, 'thomas@gevel.example': toAgent } = await received()
  expect(toVisitor?.text).toContain('Andere documenten, die niet online staan')
  expect(toVisitor?.text).not.toMatch(/Syndicus/)
  expect(toAgent?.text).toContain('Syndicus')
})

test('a demand repeats no place that does not exist', async () => {
  const places = ['Bel gratis 0900 12 34', 'Gent|9000', 'koop goud nu']
  const answers = { ...aLead().answers, goal: 'sale', types: [1], places }
  await submit(aLead({ kind: 'demand', answers, listingId: undefined }))
  await deliver()
  const { 'an@example.com': mail } = await received()
  expect(mail?.text).toContain('9000 Gent')
  expect(mail?.text).not.toMatch(/gratis|goud/)
})

test.each([451, 421, 552])('a mail refused for now with %i or for good is told apart', async (code) => {
  await submit(aLead())
  trouble.refuseMail = () => ({ code })
  await deliver()
  const state = code < 500 ? 'pending 1' : 'dead 1'
  expect(await states()).toEqual({ 'agency-mail': state, 'visitor-mail': state })
})

test('an address that does not exist kills its own mail only', async () => {
  await submit(aLead())
  trouble.refuseReceiver = (address) => (address === 'an@example.com' ? { code: 550 } : null)
  await deliver()
  expect(await states()).toEqual({ 'agency-mail': 'done 1', 'visitor-mail': 'dead 1' })
})

test('a line that goes dead after the mail was taken sends it again under the same number', async () => {
  await submit(aLead({ kind: 'newsletter', answers: { email: 'an@example.com' }, listingId: undefined }))
  trouble.refuseMail = () => 'taken-and-dropped'
  await deliver()
  expect(await states()).toEqual({ 'visitor-mail': 'pending 1' })
  delete trouble.refuseMail
  clock = new Date(testNow.getTime() + 10_000)
  await deliver()
  expect(await states()).toEqual({ 'visitor-mail': 'done 2' })
  const numbers = await Promise.all(sink.mails.map(async ({ source }) => (await readMail(source)).messageId))
  expect(numbers).toHaveLength(2)
  expect(new Set(numbers).size).toBe(1)
})

test('a mail server that is down is tried again', async () => {
  const closed = testMailer('smtp://127.0.0.1:1')
  await submit(aLead())
  await deliverLeads({ db: test_.db, channels: mailChannels(mailServices(test_.db, closed)), now })
  closed.close()
  expect(await states()).toEqual({ 'agency-mail': 'pending 1', 'visitor-mail': 'pending 1' })
})

test('an alarm goes to the agency, and says so when it does not arrive', async () => {
  const alarm = alarmSender(mailServices(test_.db, mailer))
  const dead = {
    leadId: 'x',
    kind: 'enquiry',
    channel: 'platform',
    letterId: null,
    tries: 14,
    lastError: 'HTTP 500',
  } as const
  await alarm(dead)
  expect((await received())['info@gevel.example']?.text).toContain('HTTP 500')
  trouble.refuseMail = () => ({ code: 451 })
  await expect(alarm(dead)).rejects.toThrow('not sent')
})
