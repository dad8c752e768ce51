import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { confirmNewsletter } from '@/features/leads/newsletter/confirm-newsletter'
import { storeListings } from '@/features/listings/store/store-listings'
import { aForm } from '@/testing/records/a-form'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aSavedLead } from '@/testing/records/a-saved-lead'

import { findNewsletter, listNewsletters } from './newsletter-row'

let cms: TestPayload
let editor: { ask: Ask }
let translator: { ask: Ask }
let agent: { ask: Ask }

beforeAll(async () => {
  cms = await openPayload()
  editor = await cms.as('editor')
  translator = await cms.as('translator', { languages: ['fr'] })
  agent = await cms.as('agent')
  await storeListings(cms.db, [aListing({ id: 31 }), aListing({ id: 32, status: 'sold' })])
})
afterAll(() => cms.close())
beforeEach(() => cms.db.execute(sql`truncate lead.lead, lead.newsletter cascade`))

async function begun(): Promise<string> {
  expect((await editor.ask('POST', 'newsletters/new', aForm({}))).status).toBe(303)
  return (await listNewsletters(cms.db))[0]?.id ?? ''
}

const handle = (ask: Ask, id: string, texts: Record<string, string>) =>
  ask('POST', `newsletters/${id}/handle`, aForm(texts))

const inDutch = { action: 'save', 'subject-nl': 'Nieuws', 'intro-nl': 'Dag' }

test('neither a stranger nor an agent sees, writes or sends one; a translator begins, sends and deletes none', async () => {
  const id = await begun()
  const owner = cms.withToken('not-a-token')
  for (const ask of [cms.anonymous, owner, agent.ask]) {
    expect((await ask('POST', 'newsletters/new', aForm({}))).status).toBe(403)
    expect((await ask('GET', `newsletters/${id}/preview/nl`)).status).toBe(403)
    for (const action of ['save', 'test', 'send', 'stop', 'resume', 'delete'])
      expect([action, (await handle(ask, id, { ...inDutch, action })).status]).toEqual([action, 403])
  }
  expect((await translator.ask('POST', 'newsletters/new', aForm({}))).status).toBe(403)
  for (const action of ['send', 'stop', 'resume', 'delete'])
    expect([action, (await handle(translator.ask, id, { action })).status]).toEqual([action, 403])
  expect(await listNewsletters(cms.db)).toMatchObject([{ state: 'draft', words: {} }])
})

test('a translator writes in their own language, and chooses nothing', async () => {
  const id = await begun()
  await handle(translator.ask, id, {
    ...inDutch,
    'subject-fr': 'Nouvelles',
    'intro-fr': 'Bonjour',
    'home-31': 'on',
  })
  expect(await findNewsletter(cms.db, id)).toMatchObject({
    words: { fr: { subject: 'Nouvelles', intro: 'Bonjour' } },
    homes: [],
  })
})

test('an editor adds homes by reference, of those that are to be had, and takes them out again', async () => {
  const id = await begun()
  const homes = async () => (await findNewsletter(cms.db, id))?.homes
  await handle(editor.ask, id, { ...inDutch, references: 'v-31, V-32' })
  expect(await homes()).toEqual([31])
  await handle(editor.ask, id, {
    ...inDutch,
    'was-subject-nl': 'Nieuws',
    'was-intro-nl': 'Dag',
    'was-homes': '31',
  })
  expect(await homes()).toEqual([])
})

test('the preview is the mail, without a script, and what editors type is text in it', async () => {
  const id = await begun()
  await handle(editor.ask, id, { ...inDutch, 'intro-nl': '<script>alert(1)</script>', 'home-31': 'on' })
  const { status, body } = await editor.ask('GET', `newsletters/${id}/preview/nl`)
  expect(status).toBe(200)
  expect(body).toContain('Nieuws')
  expect(body).toContain('V-31')
  expect(body).not.toContain('<script')
  for (const path of [`${id}/preview/xx`, 'x/preview/nl'])
    expect((await editor.ask('GET', `newsletters/${path}`)).status).toBe(404)
})

test('pressed twice it is sent once; a draft can be deleted, what was sent cannot', async () => {
  const lead = await aSavedLead(cms.db, { kind: 'newsletter', answers: { email: 'an@example.com' } })
  await confirmNewsletter(cms.db, { id: lead, secret: 'test', now: new Date() })
  const id = await begun()
  await handle(editor.ask, id, inDutch)
  const seen = (await findNewsletter(cms.db, id))?.changedAt ?? ''
  await Promise.all([1, 2].map(() => handle(editor.ask, id, { action: 'send', seen })))
  await handle(editor.ask, id, { action: 'delete' })
  await handle(editor.ask, id, { ...inDutch, 'intro-nl': 'Te laat' })
  expect(await listNewsletters(cms.db)).toMatchObject([
    { id, state: 'sending', waiting: 1, words: { nl: { intro: 'Dag' } } },
  ])
  const draft = await begun()
  await handle(editor.ask, draft, { action: 'delete' })
  expect(await findNewsletter(cms.db, draft)).toBeNull()
})
