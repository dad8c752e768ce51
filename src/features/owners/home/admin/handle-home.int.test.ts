import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { submitLead } from '@/features/leads/submit-lead'
import { storeListings } from '@/features/listings/store/store-listings'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { anOwner } from '@/testing/records/an-owner'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { readOwnerHomes } from '../store/read-owner-homes'
import { previewStory } from '../read/read-story'
import {
  lastAgencyLook,
  listDocumentsToRelease,
  listFollowedHomes,
  listOffersToRelease,
  listOwnerWords,
  listVisitsToRelease,
} from './agency-reads'
import { noteAgencyLook } from './handle-home'

let cms: TestPayload
let editor: Ask
let translator: Ask
let visitId: number
const listingId = 12

beforeAll(async () => {
  cms = await openPayload()
  editor = (await cms.as('editor')).ask
  translator = (await cms.as('translator', { languages: ['fr'] })).ask
  await storeListings(cms.db, [aListing({ id: listingId }), aListing({ id: 13 })])
  await anOwner(cms.db, { homes: [listingId] })
  await readOwnerHomes({
    db: cms.db,
    platform: { name: 'omnicasa' },
    now: () => new Date(),
    failed: () => undefined,
  })
  await cms.db.execute(
    sql`insert into owner.visitor (listing_id, number, name) values (${listingId}, 3, 'E. Martens')`,
  )
  const [visit] = await rows<{ id: number }>(
    cms.db,
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at, visitor, comments)
        values (${listingId}, 'visit', 'v', now() - interval '1 day', now(), 3, '{"nl": "Vond het te duur."}')
        returning id`,
  )
  visitId = visit?.id ?? 0
})
afterAll(() => cms.close())

const handle = (ask: Ask, fields: Record<string, string>, home = listingId) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return ask('POST', `owner-homes/${home}/handle`, form)
}
const told = async () =>
  JSON.stringify(await previewStory(cms.db, { listingId, locale: 'nl', now: new Date() }))

test('a reaction is read by the owner in the agent’s words, and taken back again', async () => {
  expect(await told()).not.toContain('duur')
  await handle(editor, { action: 'release', happening: String(visitId), text: 'Twijfelt over de prijs.' })
  expect(await told()).toContain('Twijfelt over de prijs.')
  expect(await told()).not.toContain('Martens')
  await handle(editor, { action: 'name', visitor: '3', named: 'yes' })
  expect(await told()).toContain('Martens')
  await handle(editor, { action: 'name', visitor: '3', named: 'no' })
  await handle(editor, { action: 'withdraw', happening: String(visitId) })
  expect(await told()).not.toMatch(/Twijfelt|Martens/)
})

test('an offer is told with its amount and without who made it', async () => {
  const services = {
    db: cms.db,
    now: () => new Date(),
    channels: deliveryChannels,
    limits: [],
    secret: 'test',
  }
  const offer = await submitLead(
    services,
    aLead({
      kind: 'offer',
      listingId,
      answers: { lastName: 'Peeters', email: 'a@example.com', amount: 345_000 },
    }),
  )
  const lead = offer.state === 'saved' ? offer.lead.id : ''
  const [before] = await listFollowedHomes(cms.db, { language: 'nl', now: new Date() })
  await handle(editor, { action: 'release', lead, text: '' })
  const story = await previewStory(cms.db, { listingId, locale: 'nl', now: new Date() })
  expect(story?.releases).toMatchObject([{ kind: 'offer', amountCents: 34_500_000 }])
  expect(JSON.stringify(story)).not.toContain('Peeters')
  const [after] = await listFollowedHomes(cms.db, { language: 'nl', now: new Date() })
  expect(after?.waiting).toBe((before?.waiting ?? 0) - 1)
})

test('the board of a home lists what can be released, and what owners said', async () => {
  expect(await listVisitsToRelease(cms.db, listingId)).toMatchObject([
    { happeningId: visitId, visitor: 3, name: 'E. Martens', comment: 'Vond het te duur.', released: null },
  ])
  expect(await listOffersToRelease(cms.db, listingId)).toMatchObject([
    { name: 'Peeters', amountEuro: 345_000, released: '' },
  ])
  await cms.db.execute(
    sql`insert into owner.reply (listing_id, account_id, happening_id, answer, text, lead_id, at)
        select listing_id, account_id, ${visitId}, 'propose', 'Liever zaterdag', gen_random_uuid(), now()
        from owner.home_owner where listing_id = ${listingId}`,
  )
  expect(await listOwnerWords(cms.db, listingId)).toMatchObject([
    { answer: 'propose', text: 'Liever zaterdag', name: expect.stringMatching(/^Eigenaar/) as string },
  ])
  expect(await listVisitsToRelease(cms.db, 13)).toEqual([])
  expect(await listOffersToRelease(cms.db, 13)).toEqual([])
  expect(await listOwnerWords(cms.db, 13)).toEqual([])
})

test('a visit of another home cannot be released here', async () => {
  await handle(editor, { action: 'release', happening: String(visitId), text: 'Verkeerd' }, 13)
  expect(await rows(cms.db, sql`select 1 from owner.release where text = 'Verkeerd'`)).toEqual([])
})

test('the week’s note is kept, changed and emptied', async () => {
  const note = () => rows(cms.db, sql`select text from owner.week_note where listing_id = ${listingId}`)
  await handle(editor, { action: 'note', text: 'Eerste' })
  await handle(editor, { action: 'note', text: 'Tweede' })
  expect(await note()).toEqual([{ text: 'Tweede' }])
  await handle(editor, { action: 'note', text: '' })
  expect(await note()).toEqual([])
})

test('only who works with leads may: a translator and a stranger are refused', async () => {
  const fields = { action: 'note', text: 'Nee' }
  expect((await handle(translator, fields)).status).toBe(403)
  expect((await handle(cms.anonymous, fields)).status).toBe(403)
  expect(await rows(cms.db, sql`select 1 from owner.week_note where text = 'Nee'`)).toEqual([])
})

test('a paper that is not on the site is the owner’s to read once the agent releases it', async () => {
  const documents = [
    { id: 1, url: 'https://files.example/1.pdf', names: { nl: 'Plan' }, isPublished: true },
    { id: 2, url: 'https://files.example/2.pdf', names: { nl: 'Bodemattest' }, isPublished: false },
  ]
  await cms.db.execute(
    sql`update owner.home set documents = ${JSON.stringify(documents)}::jsonb where listing_id = ${listingId}`,
  )
  await cms.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, detail, noted_at)
        values (${listingId}, 'document', '2', now(), '{"documentId": 2}', now())`,
  )
  const shown = async () => {
    const story = await previewStory(cms.db, { listingId, locale: 'nl', now: new Date() })
    const news = story?.happenings.filter(({ kind }) => kind === 'document').length
    return [story?.home.documents.map(({ id }) => id), news]
  }
  expect(await shown()).toEqual([[1], 0])
  await handle(translator, { action: 'document', document: '2' })
  await handle(editor, { action: 'document', document: '3' })
  expect(await shown()).toEqual([[1], 0])
  await handle(editor, { action: 'document', document: '2' })
  expect(await shown()).toEqual([[1, 2], 1])
  const listed = await listDocumentsToRelease(cms.db, { listingId, language: 'nl' })
  expect(listed.map(({ name, released }) => [name, released !== null])).toEqual([
    ['Bodemattest', true],
    ['Plan', false],
  ])
  await handle(editor, { action: 'withdraw-document', document: '2' })
  expect(await shown()).toEqual([[1], 0])
})

test('who looks at a home as its owner does is written down', async () => {
  expect(await lastAgencyLook(cms.db, listingId)).toBeNull()
  const now = new Date('2026-11-17T12:00:00Z')
  await noteAgencyLook(cms.db, { listingId, actor: 'Nele', now })
  expect(await lastAgencyLook(cms.db, listingId)).toEqual({ seenBy: 'Nele', at: now })
})
