import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { aForm } from '@/testing/records/a-form'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { storeListings } from '../../listings/store/store-listings'
import { leadProgress } from './lead-progress'
import { submitLead } from '../submit-lead'

let cms: TestPayload
let admin: { ask: Ask; user: User }
let editor: { ask: Ask; user: User }
let translator: { ask: Ask; user: User }

beforeAll(async () => {
  cms = await openPayload()
  admin = await cms.as('admin')
  editor = await cms.as('editor')
  translator = await cms.as('translator', { languages: ['fr'] })
})
afterAll(() => cms.close())
beforeEach(() => cms.db.execute(sql`truncate lead.lead, lead.erasure cascade`))

// On a Saturday: Monday is the first working day after it.
const received = new Date('2026-11-14T12:00:00Z')

async function submit(input: LeadInput): Promise<string> {
  const services = { db: cms.db, now: () => received, channels: deliveryChannels, limits: [], secret: 'test' }
  const submission = await submitLead(services, input)
  return submission.state === 'saved' ? submission.lead.id : ''
}

const handle = (ask: Ask, id: string, texts: Record<string, string>) =>
  ask('POST', `leads/${id}/handle`, aForm(texts))

const statusOf = async (id: string) =>
  (await rows<{ status: string }>(cms.db, sql`select status from lead.lead where id = ${id}::uuid`))[0]
    ?.status

test.each([
  ['GET', 'leads/export'],
  ['POST', 'leads/person/export'],
  ['POST', 'leads/person/erase'],
  ['POST', 'leads/setting'],
  ['POST', 'leads/ID/handle'],
] as const)('%s /api/%s is for those who handle leads', async (method, path) => {
  const id = await submit(aLead())
  const body = () =>
    method === 'GET'
      ? undefined
      : aForm({
          email: 'an@example.com',
          confirmed: 'yes',
          action: 'status',
          status: 'spam',
          replyWorkingDays: '5',
        })
  const address = path.replace('ID', id)
  const owner = cms.withToken('not-a-token')
  for (const ask of [cms.anonymous, owner, translator.ask]) {
    const answer = await ask(method, address, body())
    expect(answer.status).toBe(403)
    expect(answer.body).toBe('')
  }
  expect(await statusOf(id)).toBe('new')
  expect((await leadProgress(cms.db, id))?.replyBy).toBe('2026-11-16')
  expect((await admin.ask(method, address, body())).status).toBeLessThan(400)
  await cms.db.execute(sql`update lead.setting set reply_working_days = 1`)
})

test.each(['leads/person/export', 'leads/person/erase', 'leads/setting'])(
  'an editor cannot ask for /api/%s',
  async (path) => {
    const id = await submit(aLead())
    const { status } = await editor.ask(
      'POST',
      path,
      aForm({ email: 'an@example.com', confirmed: 'yes', replyWorkingDays: '5' }),
    )
    expect(status).toBe(403)
    expect((await leadProgress(cms.db, id))?.replyBy).toBe('2026-11-16')
  },
)

test('from received to answered, as the visitor can follow it', async () => {
  const id = await submit(aLead())
  expect(await leadProgress(cms.db, id)).toEqual({
    kind: 'enquiry',
    receivedAt: received,
    assignedAt: null,
    answeredAt: null,
    agentName: null,
    replyBy: '2026-11-16',
  })
  const given = await handle(editor.ask, id, { action: 'assign', agent: String(admin.user.id) })
  expect([given.status, await statusOf(id)]).toEqual([303, 'assigned'])
  expect(await leadProgress(cms.db, id)).toMatchObject({
    assignedAt: expect.any(Date) as Date,
    agentName: 'admin',
  })
  await handle(editor.ask, id, { action: 'status', status: 'answered' })
  expect((await leadProgress(cms.db, id))?.answeredAt).toBeInstanceOf(Date)
  await handle(editor.ask, id, { action: 'status', status: 'assigned' })
  expect((await leadProgress(cms.db, id))?.answeredAt).toBeNull()
  await handle(editor.ask, id, { action: 'assign', agent: '' })
  expect(await statusOf(id)).toBe('new')
  expect(await leadProgress(cms.db, id)).toMatchObject({ assignedAt: null, agentName: null })
})

test.each<Record<string, string>>([
  { action: 'assign', agent: 'TRANSLATOR' },
  { action: 'assign', agent: '1 or 1=1' },
  { action: 'status', status: 'lost' },
  { action: 'note', note: ' \u200b ' },
  { action: 'retry', channel: 'platform' },
  { action: 'retry', channel: 'pigeon' },
  {},
])('%j changes nothing', async (texts) => {
  const id = await submit(aLead())
  const agent = texts.agent?.replace('TRANSLATOR', String(translator.user.id))
  expect((await handle(editor.ask, id, agent ? { ...texts, agent } : texts)).status).toBe(303)
  const events = await rows(cms.db, sql`select kind from lead.event where lead_id = ${id}::uuid`)
  expect(events).toEqual([{ kind: 'received' }])
})

// Coverage: 8.11.
test('a note is kept with who wrote it; a number that is none is not found', async () => {
  const id = await submit(aLead())
  await handle(editor.ask, id, { action: 'note', note: 'Gebeld.\r\nKomt zaterdag. <b>' })
  expect(await rows(cms.db, sql`select text, author_id as author from lead.note`)).toEqual([
    { text: 'Gebeld.\nKomt zaterdag. <b>', author: editor.user.id },
  ])
  expect((await handle(editor.ask, '1', { action: 'note', note: 'x' })).status).toBe(404)
})

test('a dead delivery is tried anew, and only a dead one', async () => {
  const id = await submit(aLead())
  await cms.db.execute(sql`update lead.delivery set state = 'dead', tries = 9, alarmed_at = now()
    where channel = 'platform'`)
  await handle(editor.ask, id, { action: 'retry', channel: 'platform' })
  await handle(editor.ask, id, { action: 'retry', channel: 'agency-mail' })
  const retried = await rows(
    cms.db,
    sql`select detail ->> 'channel' as channel from lead.event where kind = 'delivery-retried'`,
  )
  expect(retried).toEqual([{ channel: 'platform' }])
  expect(await rows(cms.db, sql`select state, tries from lead.delivery where channel = 'platform'`)).toEqual([
    { state: 'pending', tries: 0 },
  ])
})

test('a document is released by who handles leads, and by nobody else', async () => {
  const url = 'https://files.example/4.pdf'
  const documents = [{ id: 4, name: 'Bodemattest', url, isPublished: false }]
  await storeListings(cms.db, [aListing({ id: 77, documents })])
  const answers = { lastName: 'Peeters', email: 'an@example.com', documents: [0] }
  const id = await submit(aLead({ kind: 'documents', listingId: 77, answers }))
  const releases = () => rows(cms.db, sql`select document_id, released_by from lead.document_release`)
  const press = { action: 'release', document: '4' }
  for (const ask of [cms.anonymous, translator.ask]) expect((await handle(ask, id, press)).status).toBe(403)
  await handle(editor.ask, id, { action: 'release', document: '4 or 1=1' })
  await handle(editor.ask, id, { action: 'release', document: '5' })
  expect(await releases()).toEqual([])
  await handle(editor.ask, id, press)
  expect(await releases()).toEqual([{ document_id: 4, released_by: editor.user.id }])
  const { body } = await admin.ask('POST', 'leads/person/export', aForm({ email: 'an@example.com' }))
  expect(body.leads[0].releases).toMatchObject([{ document_id: 4 }])
})

test('the export holds the filtered list and no formula, and is kept by nobody on the way', async () => {
  await submit(
    aLead({
      answers: { firstName: '=1+1', lastName: 'Peeters', email: 'an@example.com', message: 'Één "vraag"' },
    }),
  )
  await submit(aLead({ kind: 'contact', listingId: undefined, answers: { email: 'els@example.com' } }))
  const { status, body } = await editor.ask('GET', 'leads/export?kind=enquiry')
  expect(status).toBe(200)
  const csv = body as string
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=1+1";"Peeters";"an@example.com"`)
  expect(lines[1]).toContain('Één ""vraag""')
  expect(csv).not.toContain('els@example.com')
})

test('an export of more than one piece has every lead once', async () => {
  await cms.db.execute(
    sql`insert into lead.lead (idempotency_key, answers_hash, kind, language, email, answers, source_page, created_at)
        select 'many-' || n, '', 'contact', 'nl', n || '@example.com', '{}', '/', '2026-11-14T12:00:00Z'
        from generate_series(1, 1201) n`,
  )
  const { body } = await editor.ask('GET', 'leads/export')
  const addresses = (body as string).match(/\d+@example\.com/g) ?? []
  expect([addresses.length, new Set(addresses).size]).toEqual([1201, 1201])
})

test('one person’s data come as a file, and go only when that is confirmed', async () => {
  await submit(aLead({ answers: { email: 'An@Example.com', message: 'mijn vraag' } }))
  await submit(aLead({ answers: { email: 'els@example.com', message: 'andere vraag' } }))
  const { body } = await admin.ask('POST', 'leads/person/export', aForm({ email: 'an@example.com' }))
  expect(body).toMatchObject({ leads: [{ answers: { message: 'mijn vraag' } }] })
  expect(JSON.stringify(body)).not.toContain('andere vraag')

  await admin.ask('POST', 'leads/person/erase', aForm({ email: 'an@example.com' }))
  await admin.ask('POST', 'leads/person/erase', aForm({ email: '%', confirmed: 'yes' }))
  expect(await rows(cms.db, sql`select 1 from lead.lead`)).toHaveLength(2)
  await admin.ask('POST', 'leads/person/erase', aForm({ email: ' an@example.com', confirmed: 'yes' }))
  expect(await rows(cms.db, sql`select email from lead.lead`)).toEqual([{ email: 'els@example.com' }])
  expect(await rows(cms.db, sql`select leads from lead.erasure`)).toEqual([{ leads: 1 }])
})

test('the promise is the administrator’s to change, within reason', async () => {
  const id = await submit(aLead())
  for (const days of ['3', '0', '11', '1.5', 'x'])
    await admin.ask('POST', 'leads/setting', aForm({ replyWorkingDays: days }))
  expect((await leadProgress(cms.db, id))?.replyBy).toBe('2026-11-18')
  await cms.db.execute(sql`update lead.setting set reply_working_days = 1`)
})

test('a testimonial’s picture is shown to who decides on it, and to nobody else', async () => {
  const id = await submit(aLead({ kind: 'testimonial', listingId: undefined }))
  const path = `leads/${id}/picture`
  expect((await editor.ask('GET', path)).status).toBe(404)
  await cms.db.execute(
    sql`insert into lead.picture (lead_id, webp) values (${id}::uuid, ${Buffer.from('a picture')})`,
  )
  expect(await editor.ask('GET', path)).toEqual({ status: 200, body: 'a picture' })
  for (const ask of [cms.anonymous, translator.ask]) expect((await ask('GET', path)).status).toBe(403)
  const { body } = await admin.ask('POST', 'leads/person/export', aForm({ email: 'an@example.com' }))
  expect(body.leads[0].picture).toBe(Buffer.from('a picture').toString('base64'))
})

test('a form from another site is nobody’s, whoever is logged in', async () => {
  const id = await submit(aLead())
  const { body } = await cms.anonymous('POST', 'users/login', {
    email: editor.user.email,
    password: 'a-long-enough-password',
  })
  const cookie = `payload-token=${(body as { token: string }).token}`
  const post = (origin: string) =>
    cms.anonymous('POST', `leads/${id}/handle`, aForm({ action: 'status', status: 'spam' }), {
      Cookie: cookie,
      Origin: origin,
    })
  expect((await post('https://elsewhere.example')).status).toBe(403)
  expect(await statusOf(id)).toBe('new')
  expect((await post(cms.config.serverURL)).status).toBe(303)
  expect(await statusOf(id)).toBe('spam')
})
