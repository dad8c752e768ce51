import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { linkUntil } from '@/domain/lead/link-purpose'
import { otherDocuments } from '@/domain/lead/other-documents'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { storeListings } from '../../listings/store/store-listings'
import { listDocuments } from '../form/list-documents'
import { readsOfLead } from '../own-lead'
import { erasePerson } from '../privacy/erase-person'
import { submitLead } from '../submit-lead'
import { fetchDocument } from './fetch-document'
import { findRequested } from './find-requested'
import { listFiledDocuments } from './list-filed-documents'
import { listPublished } from './listing-documents'
import { releaseDocument } from './release-document'
import { requestDocuments } from './request-documents'

let test_: TestDatabase
let files: Server
let hosts: Parameters<typeof fetchDocument>[1]
/** The database has a clock of its own: what is released ends by that. */
const now = new Date()
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const hiddenDocuments = [21, 22]

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
  files = createServer((request, response) => {
    if (request.url?.startsWith('/gone')) return response.writeHead(404).end()
    const type = request.url?.startsWith('/page') ? 'text/html' : 'application/pdf'
    return response.writeHead(200, { 'Content-Type': type, 'Set-Cookie': 'secret=1' }).end('the file')
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  hosts = { storageHost: new URL(host).host, cdnOrigin: '', mediaFolder: '' }
  const aDocument = (id: number, path: string, isPublished = true) => ({
    id,
    name: `Attest ${id}`,
    url: `${host}${path}?key=platform-password`,
    isPublished,
  })
  await storeListings(test_.owner, [
    aListing({
      id: 12,
      documents: [aDocument(1, '/soil.pdf'), aDocument(2, '/page.html'), aDocument(3, '/gone.pdf')],
    }),
    aListing({ id: 13, documents: [aDocument(9, '/other.pdf'), aDocument(10, '/secret.pdf', false)] }),
    aListing({
      id: 14,
      documents: [
        aDocument(20, '/soil.pdf'),
        ...hiddenDocuments.map((id) => aDocument(id, '/soil.pdf', false)),
      ],
    }),
  ])
})
afterAll(async () => {
  files.close()
  await test_.drop()
})
beforeEach(() => test_.owner.execute(sql`truncate lead.lead cascade`))

const request = (documents: number[], { email = 'an@example.com', at = now, listingId = 12 } = {}) =>
  requestDocuments(
    { db: test_.db, now: () => at, channels: deliveryChannels, limits: [], secret: 'test' },
    aLead({ kind: 'documents', listingId, answers: { lastName: 'Peeters', email, documents } }),
  )

async function requested(documents: number[]) {
  const outcome = await request(documents)
  if (outcome.state !== 'saved') return null
  const { id: leadId } = outcome.lead
  return findRequested(readsOfLead(test_.db, leadId), { leadId })
}

async function askedOthers(): Promise<string> {
  const outcome = await request([otherDocuments], { listingId: 14 })
  if (outcome.state !== 'saved') throw new Error(outcome.state)
  return outcome.lead.id
}

const release = (leadId: string, documentId: number, at = now) =>
  releaseDocument(test_.owner, { leadId, documentId, actorId: 7, now: at })
const opened = async (leadId: string) =>
  (await findRequested(readsOfLead(test_.db, leadId), { leadId }))?.documents.map(({ id }) => id)

// Coverage: 1.27.
test('what the platform does not publish can neither be asked for nor opened', async () => {
  const names = await listPublished(test_.db, { listingId: 14, locale: 'nl' })
  expect(names.map(({ id }) => id)).toEqual([20])
  expect(await request([21], { listingId: 14 })).toEqual({ state: 'unknown' })
  const outcome = await request([20, 21, otherDocuments], { listingId: 14 })
  const lead = outcome.state === 'saved' ? outcome.lead : null
  expect(lead?.answers.documents).toEqual([20, otherDocuments])
  // As requests of earlier days were kept.
  await test_.owner.execute(sql`update lead.lead set answers = answers || '{"documents": [20, 21, 22]}'`)
  expect(await opened(lead?.id ?? '')).toEqual([20])
})

test('a document that the platform no longer publishes does not leave by an old link either', async () => {
  const outcome = await request([20], { listingId: 14 })
  const leadId = outcome.state === 'saved' ? outcome.lead.id : ''
  expect(await opened(leadId)).toEqual([20])
  const publish = (isPublished: boolean) =>
    test_.owner.execute(sql`update listing.listing_detail set documents =
      jsonb_set(documents, '{0,isPublished}', ${JSON.stringify(isPublished)}::jsonb) where listing_id = 14`)
  await publish(false)
  expect(await opened(leadId)).toEqual([])
  await publish(true)
})

// Coverage: 1.27.
test('an agent releases one document to one person, with a record of who and when', async () => {
  const [leadId, stranger] = [
    await askedOthers(),
    await request([20], { listingId: 14, email: 'bo@example.com' }),
  ]
  expect(await release(leadId, 21)).toBe(true)
  expect(await opened(leadId)).toEqual([21])
  expect(stranger.state === 'saved' && (await opened(stranger.lead.id))).toEqual([20])
  const [document] = (await findRequested(readsOfLead(test_.db, leadId), { leadId }))?.documents ?? []
  expect(await (document && (await fetchDocument(document, hosts)))?.text()).toBe('the file')
  expect(await rows(test_.owner, sql`select document_id, released_by from lead.document_release`)).toEqual([
    { document_id: 21, released_by: 7 },
  ])
  expect(
    await rows(
      test_.owner,
      sql`select actor_id, detail, at = ${now.toISOString()}::timestamptz as "isThen"
      from lead.event where kind = 'document-released'`,
    ),
  ).toEqual([{ actor_id: 7, detail: { document: 'Attest 21' }, isThen: true }])
})

test('after fourteen days it is closed again, whatever link is shown, until it is released anew', async () => {
  const leadId = await askedOthers()
  await release(leadId, 21, days(-13.9))
  await release(leadId, 22, days(-14.1))
  expect(await opened(leadId)).toEqual([21])
  const filed = async () => {
    const found = await findRequested(readsOfLead(test_.db, leadId), { leadId })
    const all = found && (await listFiledDocuments(test_.owner, { lead: found.lead, locale: 'nl', now }))
    return all?.map(({ id, release: made }) => [id, made?.isOver])
  }
  expect(await filed()).toEqual([
    [20, undefined],
    [21, false],
    [22, true],
  ])
  // As long as the links of the mail, to the second.
  expect(linkUntil('documents', days(-14))).toEqual(now)
  expect(await release(leadId, 21)).toBe(false)
  expect(await release(leadId, 22)).toBe(true)
  expect(await opened(leadId)).toEqual([21, 22])
})

test('with the lead that is erased goes all that was released for it', async () => {
  const leadId = await askedOthers()
  await release(leadId, 21)
  await erasePerson(test_.owner, { email: 'an@example.com', secret: 'test', now })
  expect(await findRequested(readsOfLead(test_.db, leadId), { leadId })).toBeNull()
  expect(await rows(test_.owner, sql`select from lead.document_release`)).toEqual([])
  expect(await rows(test_.owner, sql`select from lead.released_documents(${leadId}::uuid)`)).toEqual([])
})

test('nothing else is released: not twice, no document of another home, no published one, for no other lead', async () => {
  const leadId = await askedOthers()
  expect(await Promise.all([release(leadId, 21), release(leadId, 21)])).toEqual(
    expect.arrayContaining([true, false]),
  )
  for (const id of [20, 9, 404]) expect(await release(leadId, id)).toBe(false)
  const enquiry = await submitLead(
    { db: test_.db, now: () => now, channels: deliveryChannels, limits: [], secret: 'test' },
    aLead({ listingId: 14 }),
  )
  expect(enquiry.state === 'saved' && (await release(enquiry.lead.id, 22))).toBe(false)
  const events = await rows(test_.owner, sql`select 1 from lead.event where kind = 'document-released'`)
  expect(events).toHaveLength(1)
})

test('what is released within a minute is told in one mail, what comes later in another', async () => {
  const leadId = await askedOthers()
  await release(leadId, 21)
  await release(leadId, 22, new Date(now.getTime() + 20_000))
  const letters = () =>
    rows<{ secs: number }>(
      test_.owner,
      sql`select extract(epoch from next_try_at - ${now.toISOString()}::timestamptz)::int as secs from lead.letter`,
    )
  expect(await letters()).toEqual([{ secs: 60 }])
  await test_.owner.execute(sql`delete from lead.document_release where document_id = 22`)
  await test_.owner.execute(sql`update lead.letter set tries = 1, claim = gen_random_uuid()`)
  await release(leadId, 22, new Date(now.getTime() + 70_000))
  expect(await letters()).toHaveLength(2)
})

test('the process that answers visitors can read what was released, and release nothing', async () => {
  const leadId = await askedOthers()
  await release(leadId, 21)
  expect(await opened(leadId)).toEqual([21])
  expect(await findRequested(test_.db, { leadId })).toBeNull()
  await expect(
    test_.db.execute(sql`insert into lead.document_release values (${leadId}::uuid, 22, now(), 1)`),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('a form offers names, never where the files lie', async () => {
  const offered = await listDocuments(test_.db, { listingId: 12, locale: 'nl' })
  expect(offered).toEqual([
    { value: '1', text: 'Attest 1' },
    { value: '2', text: 'Attest 2' },
    { value: '3', text: 'Attest 3' },
    { value: '0', text: 'Andere documenten, die niet online staan' },
  ])
})

test('a request opens the documents asked for, and none of another home', async () => {
  const found = await requested([1, 9])
  expect(found?.documents.map(({ id }) => id)).toEqual([1])
  expect(await request([9])).toEqual({ state: 'unknown' })
})

test('who asks again while their links work is told so; other documents, or later, is a new request', async () => {
  expect(await request([1, 2])).toMatchObject({ state: 'saved' })
  expect(await request([1])).toEqual({ state: 'already-requested' })
  expect(await request([1], { email: 'An@Example.com' })).toEqual({ state: 'already-requested' })
  expect(await rows(test_.owner, sql`select 1 from lead.lead`)).toHaveLength(1)
  expect(await request([1, 3])).toMatchObject({ state: 'saved' })
  expect(await request([2], { email: 'bo@example.com' })).toMatchObject({ state: 'saved' })
  expect(await request([1], { at: days(15) })).toMatchObject({ state: 'saved' })
})

test('two requests at the same moment are one', async () => {
  const outcomes = await Promise.all([request([1]), request([1]), request([1])])
  expect(outcomes.map(({ state }) => state).toSorted()).toEqual([
    'already-requested',
    'already-requested',
    'saved',
  ])
})

test('the file is passed on without a trace of where it came from', async () => {
  const [document] = (await requested([1]))?.documents ?? []
  const file = document && (await fetchDocument(document, hosts))
  expect(await file?.text()).toBe('the file')
  const headers = JSON.stringify([...(file?.headers ?? [])])
  expect(headers).toContain('inline; filename=\\"attest-1.pdf\\"')
  expect(headers).not.toMatch(/password|127\.0\.0\.1|cookie/i)
})

test('a file that could run in our name is only saved, and one that is gone is none', async () => {
  const [page, gone] = (await requested([2, 3]))?.documents ?? []
  const headers = page && (await fetchDocument(page, hosts))?.headers
  expect(headers?.get('Content-Type')).toBe('application/octet-stream')
  expect(headers?.get('Content-Disposition')).toBe('attachment; filename="attest-2.html"')
  expect(gone && (await fetchDocument(gone, hosts))).toBeNull()
})
