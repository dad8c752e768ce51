import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SinkOptions, type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { raiseAlarms } from '../delivery/raise-alarms'
import { leadProgress } from '../inbox/lead-progress'
import { leadSummary } from '../inbox/lead-summary'
import { listInbox } from '../inbox/list-inbox'
import { purgeLetters, sendLetters } from '../letters/send-letters.task'
import { letterSender } from '../mails/send-letter'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { findLeadFile } from '../privacy/find-lead-file'
import { linkSigner } from '../signed-link'
import { submitLead } from '../submit-lead'
import { listTemplates } from './template-store'
import { ourTemplates } from './template-texts'

let cms: TestPayload
let sink: SmtpSink
let mailer: Mailer
let editor: { ask: Ask; user: User }
let translator: { ask: Ask; user: User }
const trouble: SinkOptions = {}

beforeAll(async () => {
  cms = await openPayload()
  sink = await startSmtpSink({ refuseReceiver: (address) => trouble.refuseReceiver?.(address) ?? null })
  mailer = testMailer(sink.url)
  editor = await cms.as('editor')
  translator = await cms.as('translator', { languages: ['fr'] })
  await storeListings(cms.db, [aListing({ id: 12 })])
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await cms.close()
})
beforeEach(async () => {
  await cms.db.execute(sql`truncate lead.lead cascade`)
  sink.mails.length = 0
  delete trouble.refuseReceiver
})

async function submit(input: LeadInput = aLead()): Promise<string> {
  const now = () => new Date()
  const services = { db: cms.db, now, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

function handle(ask: Ask, id: string, texts: Record<string, string>) {
  const data = new FormData()
  for (const [name, text] of Object.entries(texts)) data.set(name, text)
  return ask('POST', `leads/${id}/handle`, data)
}

const reply = (text = 'Beste An,\n\nIk bel u morgen.\nTot dan.') => ({
  action: 'reply',
  reply: randomUUID(),
  text,
})

const links = linkSigner('a-secret-of-the-tests')
const send = (at = new Date()) =>
  sendLetters({
    db: cms.db,
    links,
    now: () => at,
    sendMail: letterSender(mailServices(cms.db, mailer)),
  })

test('an answer goes out once, to the visitor, and what they write back comes to the agent', async () => {
  const id = await submit()
  const answer = reply()
  const presses = await Promise.all([1, 2, 3].map(() => handle(editor.ask, id, answer)))
  expect(presses.map(({ status }) => status)).toEqual([303, 303, 303])
  await Promise.all([send(), send()])
  await send()
  expect(sink.mails.map(({ to }) => to)).toEqual([['an@example.com']])
  const mail = await readMail(sink.mails[0]!.source)
  expect(mail.replyTo?.value[0]?.address).toBe(editor.user.email)
  expect(mail.from.value[0]?.address).toBe('website@gevel.example')
  expect(mail.messageId).toBe(`<letter.${answer.reply}@gevel.example>`)
  expect(mail.headers.get('in-reply-to')).toBe(`<visitor-mail.${id}@gevel.example>`)
  expect(mail.text).toContain('Beste An,\n\nIk bel u morgen.\nTot dan.')
  expect(mail.html).toMatch(/Ik bel u morgen\.<br\s*\/?>Tot dan\./)
  expect(mail.text).toMatch(/Met vriendelijke groeten\neditor\nGevel Vastgoed/)
  expect(mail.text).toContain('/nl/request/')
})

test('the lead says that it was answered, by whom, when and with which text, and so does the visitor’s page', async () => {
  const id = await submit()
  await handle(editor.ask, id, reply())
  await send()
  const file = await findLeadFile(cms.db, id, 'all')
  expect(file?.lead.status).toBe('answered')
  expect(file?.assignee).toBe(String(editor.user.id))
  expect(file?.replies).toMatchObject([
    {
      author: 'editor',
      text: 'Beste An,\n\nIk bel u morgen.\nTot dan.',
      createdAt: expect.any(Date) as Date,
    },
  ])
  expect(file?.events.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['assigned', 'editor'],
    ['replied', 'editor'],
    ['received', null],
  ])
  expect(file?.deliveries.find(({ channel }) => channel === 'reply')).toMatchObject({
    state: 'done',
    tries: 1,
  })
  expect(await leadProgress(cms.db, id)).toMatchObject({
    agentName: 'editor',
    answeredAt: expect.any(Date) as Date,
    assignedAt: expect.any(Date) as Date,
  })
  await purgeLetters(cms.db, new Date(Date.now() + 90 * 86_400_000))
  expect((await findLeadFile(cms.db, id, 'all'))?.deliveries.some(({ channel }) => channel === 'reply')).toBe(
    true,
  )
})

test('of two who answer at the same instant one is told who was first, and their mail does not leave', async () => {
  const colleague = await cms.as('admin')
  for (let round = 0; round < 20; round++) {
    const id = await submit()
    const [mine, hers] = [reply('Van mij'), reply('Van haar')]
    const answers = await Promise.all([handle(editor.ask, id, mine), handle(colleague.ask, id, hers)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const [kept] = (await findLeadFile(cms.db, id, 'all'))?.replies ?? []
    expect(answers.find(({ status }) => status === 409)?.body).toMatch(
      new RegExp(`^${kept?.author} was u voor: .*\n\n${kept?.text}$`),
    )
    expect(await rows(cms.db, sql`select id from lead.letter where lead_id = ${id}::uuid`)).toEqual([
      { id: kept?.id },
    ])
  }
})

test('who has read the earlier answer can send theirs all the same', async () => {
  const id = await submit()
  const [first, second] = [reply('Eerst'), reply('Daarna')]
  await handle(editor.ask, id, first)
  for (const seen of ['', randomUUID(), 'not-a-number'])
    expect((await handle(editor.ask, id, { ...second, seen })).status).toBe(409)
  expect((await handle(editor.ask, id, { ...second, seen: first.reply })).status).toBe(303)
  const replies = (await findLeadFile(cms.db, id, 'all'))?.replies ?? []
  expect(replies.map(({ text }) => text)).toEqual(['Daarna', 'Eerst'])
})

test.each([
  ['nl', 'was u voor'],
  ['fr', 'vous a devancé'],
  ['en', 'was first'],
  ['de', 'war schneller'],
])('in the admin in %s they are told in that language', async (language, words) => {
  const id = await submit()
  await handle(editor.ask, id, reply())
  const data = new FormData()
  for (const [name, text] of Object.entries(reply())) data.set(name, text)
  const refusal = await editor.ask('POST', `leads/${id}/handle`, data, { 'Accept-Language': language })
  expect(refusal.body).toContain(words)
})

test('who handles it stays who it was given to, whoever answers', async () => {
  const id = await submit()
  const admin = await cms.as('admin')
  await handle(editor.ask, id, { action: 'assign', agent: String(admin.user.id) })
  await handle(editor.ask, id, reply())
  expect((await findLeadFile(cms.db, id, 'all'))?.assignee).toBe(String(admin.user.id))
})

test.each<[string, Record<string, string>]>([
  ['no words', { action: 'reply', reply: randomUUID(), text: ' \u200b\n ' }],
  ['too many words', { action: 'reply', reply: randomUUID(), text: 'x'.repeat(5001) }],
  ['a number that is none', { action: 'reply', reply: 'not-a-number', text: 'Dag' }],
  ['no number', { action: 'reply', text: 'Dag' }],
  ['a retry of what is not there', { action: 'retry-reply', reply: randomUUID() }],
  ['a retry of nothing', { action: 'retry-reply', reply: '' }],
])('%s sends nothing', async (_, texts) => {
  const id = await submit()
  expect((await handle(editor.ask, id, texts)).status).toBe(303)
  expect(await rows(cms.db, sql`select 1 from lead.letter`)).toEqual([])
  expect((await findLeadFile(cms.db, id, 'all'))?.lead.status).toBe('new')
})

test('without an e-mail address, or with the number of another reply, nothing is sent', async () => {
  const nameless = await submit(aLead({ answers: { lastName: 'Peeters', phone: '0470 12 34 56' } }))
  await handle(editor.ask, nameless, reply())
  const [first, second] = [await submit(), await submit()]
  const answer = reply()
  await handle(editor.ask, first, answer)
  await handle(editor.ask, second, answer)
  expect(await rows(cms.db, sql`select lead_id from lead.reply`)).toEqual([{ lead_id: first }])
  expect((await findLeadFile(cms.db, second, 'all'))?.lead.status).toBe('new')
})

test('nobody but who handles leads answers one', async () => {
  const id = await submit()
  for (const ask of [cms.anonymous, translator.ask]) expect((await handle(ask, id, reply())).status).toBe(403)
  expect(await rows(cms.db, sql`select 1 from lead.reply`)).toEqual([])
})

test('an answer that does not arrive is an alarm and in the list, and is sent again by a button', async () => {
  const id = await submit()
  await cms.db.execute(sql`update lead.delivery set state = 'done'`)
  trouble.refuseReceiver = () => ({ code: 550 })
  const answer = reply()
  await handle(editor.ask, id, answer)
  expect(await send()).toEqual({ done: 0, pending: 0, dead: 1 })
  expect(await leadSummary(cms.db, 'all')).toEqual({ fresh: 0, dead: 1 })
  const { leads } = await listInbox(cms.db, { trouble: 'dead' }, 'all')
  expect(leads[0]?.waiting).toEqual([{ channel: 'reply', state: 'dead', tries: 1 }])
  const told: string[] = []
  const alarm = async ({ channel }: { channel: string }) => void told.push(channel)
  const now = () => new Date()
  expect(await raiseAlarms({ db: cms.db, now }, alarm)).toBe(1)
  expect(await raiseAlarms({ db: cms.db, now }, alarm)).toBe(0)
  expect(told).toEqual(['reply'])
  delete trouble.refuseReceiver
  await handle(editor.ask, id, { action: 'retry-reply', reply: answer.reply })
  expect(await send()).toEqual({ done: 1, pending: 0, dead: 0 })
  expect(sink.mails).toHaveLength(1)
})

test('the person gets what was answered with their data, and it goes when they are erased', async () => {
  const id = await submit()
  await handle(editor.ask, id, reply('Tot morgen'))
  const admin = await cms.as('admin')
  const form = (texts: Record<string, string>) => {
    const data = new FormData()
    for (const [name, text] of Object.entries(texts)) data.set(name, text)
    return data
  }
  const { body } = await admin.ask('POST', 'leads/person/export', form({ email: 'an@example.com' }))
  expect(body.leads[0].replies).toMatchObject([{ author_name: 'editor', text: 'Tot morgen' }])
  await admin.ask('POST', 'leads/person/erase', form({ email: 'an@example.com', confirmed: 'yes' }))
  expect(await rows(cms.db, sql`select 1 from lead.reply`)).toEqual([])
  expect(await send()).toEqual({ done: 0, pending: 0, dead: 0 })
})

test('editors write templates in each language, and get ours back by emptying them', async () => {
  const save = (ask: Ask, texts: Record<string, string>) => {
    const data = new FormData()
    for (const [name, text] of Object.entries(texts)) data.set(name, text)
    return ask('POST', 'leads/templates', data)
  }
  for (const ask of [cms.anonymous, translator.ask])
    expect((await save(ask, { template: 'call', nl: 'x' })).status).toBe(403)
  await save(editor.ask, { template: 'call', nl: 'Wij bellen u.', fr: ourTemplates.call.fr })
  await save(editor.ask, { template: 'pigeon', nl: 'Roekoe' })
  const { call } = await listTemplates(cms.db)
  expect([call.nl, call.fr]).toEqual(['Wij bellen u.', ourTemplates.call.fr])
  expect(await rows(cms.db, sql`select name, language from lead.reply_template`)).toEqual([
    { name: 'call', language: 'nl' },
  ])
  await save(editor.ask, { template: 'call', nl: ' ' })
  expect(await listTemplates(cms.db)).toEqual(ourTemplates)
})
