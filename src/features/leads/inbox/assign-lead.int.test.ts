import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { deliveryChannels } from '@/domain/lead/delivery'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { make } from '@/testing/records/a-document'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { sendLetters } from '../letters/send-letters.task'
import { letterSender } from '../mails/send-letter'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { findLeadFile } from '../privacy/find-lead-file'
import { linkSigner } from '../signed-link'
import { submitLead } from '../submit-lead'
import { leadProgress } from './lead-progress'
import { listAgents } from './list-agents'
import { listInbox } from './list-inbox'

let cms: TestPayload
let sink: SmtpSink
let mailer: Mailer
let admin: { ask: Ask; user: User }
let editor: { ask: Ask; user: User }

beforeAll(async () => {
  cms = await openPayload()
  sink = await startSmtpSink()
  mailer = testMailer(sink.url)
  admin = await cms.as('admin')
  editor = await cms.as('editor')
  await cms.as('translator', { languages: ['fr'] })
  const nele = { id: null, name: 'Nele Claes', email: 'nele@gevel.example', phone: null }
  await storeListings(cms.db, [aListing({ id: 12, agent: nele })])
  await make(cms.payload, 'team', { name: 'Joris', email: 'joris@gevel.example' })
  await make(cms.payload, 'team', { name: 'Els of the team', email: editor.user.email.toUpperCase() })
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await cms.close()
})
beforeEach(async () => {
  await cms.db.execute(sql`truncate lead.lead cascade`)
  sink.mails.length = 0
})

// On a Saturday: Monday is the first working day after it.
const received = new Date('2026-11-14T12:00:00Z')

async function submit(): Promise<string> {
  const services = { db: cms.db, now: () => received, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, aLead({ listingId: 12 }))
  return submission.state === 'saved' ? submission.lead.id : ''
}

function assign(id: string, agent: string) {
  const form = new FormData()
  form.set('action', 'assign')
  form.set('agent', agent)
  return editor.ask('POST', `leads/${id}/handle`, form)
}

const sent = async () => {
  await sendLetters({
    db: cms.db,
    links: linkSigner('a-secret-of-the-tests'),
    now: () => new Date(),
    sendMail: letterSender(mailServices(cms.db, mailer)),
  })
  return Promise.all(sink.mails.map(async ({ to, source }) => ({ to, mail: await readMail(source) })))
}

test('a lead can be given to every account that reads leads, the team, and the agent of its home', async () => {
  const id = await submit()
  const names = async (leadId?: string) => (await listAgents(cms.db, leadId)).map(({ name }) => name)
  expect(await names()).toEqual(['admin', 'editor', 'Joris'])
  expect(await names(id)).toEqual(['admin', 'editor', 'Joris', 'Nele Claes'])
})

test('whoever is given a lead gets it by mail, once, and answers the visitor from there', async () => {
  const id = await submit()
  await assign(id, String(admin.user.id))
  await sent()
  const [letter, ...others] = await sent()
  expect(others).toEqual([])
  expect(letter?.to).toEqual([admin.user.email])
  expect(letter?.mail.subject).toMatch(/^Aan u toegewezen: /)
  expect(letter?.mail.text).toContain('editor heeft deze aanvraag aan u toegewezen.')
  expect(letter?.mail.text).toContain('tegen 16 november 2026')
  expect(letter?.mail.replyTo?.value[0]?.address).toBe('an@example.com')
  expect(letter?.mail.text).toContain(`/admin/leads/${id}`)
})

test('the agent of the home needs no account', async () => {
  const id = await submit()
  await assign(id, 'nele@gevel.example')
  expect((await sent()).map(({ to }) => to)).toEqual([['nele@gevel.example']])
  const file = await findLeadFile(cms.db, id, 'all')
  expect([file?.lead.status, file?.assignee]).toEqual(['assigned', 'nele@gevel.example'])
  expect(file?.events[0]).toMatchObject({ kind: 'assigned', detail: { assignee: 'Nele Claes' } })
  expect(await leadProgress(cms.db, id)).toMatchObject({
    agentName: 'Nele Claes',
    assignedAt: expect.any(Date) as Date,
  })
  const names = async (agent: string) =>
    (await listInbox(cms.db, { agent }, 'all')).leads.map(({ assignee }) => assignee)
  expect(await names('NELE@gevel.example')).toEqual(['Nele Claes'])
  expect(await names('none')).toEqual([])
  await assign(id, '')
  expect((await findLeadFile(cms.db, id, 'all'))?.assignee).toBeNull()
})

test('an address that is nobody’s is refused, whoever types it', async () => {
  const id = await submit()
  for (const agent of ['stranger@example.com', 'translator-3@example.com', '999'])
    expect((await assign(id, agent)).status).toBe(303)
  expect((await findLeadFile(cms.db, id, 'all'))?.lead.status).toBe('new')
  expect(await rows(cms.db, sql`select 1 from lead.letter`)).toEqual([])
})

test('who takes a lead themselves, or lost it before the mail was written, gets none', async () => {
  const id = await submit()
  await assign(id, String(editor.user.id))
  await assign(id, 'joris@gevel.example')
  await assign(id, 'nele@gevel.example')
  expect((await sent()).map(({ to }) => to)).toEqual([['nele@gevel.example']])
})
