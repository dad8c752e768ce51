import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rows } from '@/database/query'
import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/a-lead'
import { aListing } from '@/testing/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { storeListings } from '../../listings/store-listings'
import { fetchDocument } from './fetch-document'
import { findRequested } from './find-requested'
import { listDocuments } from './listing-documents'
import { requestDocuments } from './request-documents'

let test_: TestDatabase
let files: Server
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase()
  files = createServer((request, response) => {
    if (request.url?.startsWith('/gone')) return response.writeHead(404).end()
    const type = request.url?.startsWith('/page') ? 'text/html' : 'application/pdf'
    return response.writeHead(200, { 'Content-Type': type, 'Set-Cookie': 'secret=1' }).end('the file')
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  const aDocument = (id: number, path: string, isPublished = false) => ({
    id,
    name: `Attest ${id}`,
    url: `${host}${path}?key=platform-password`,
    isPublished,
  })
  await storeListings(test_.db, [
    aListing({
      id: 12,
      documents: [aDocument(1, '/soil.pdf'), aDocument(2, '/page.html', true), aDocument(3, '/gone.pdf')],
    }),
    aListing({ id: 13, documents: [aDocument(9, '/other.pdf')] }),
  ])
})
afterAll(async () => {
  files.close()
  await test_.drop()
})
beforeEach(() => test_.db.execute(sql`truncate lead.lead cascade`))

const request = (documents: number[], { email = 'an@example.com', at = now } = {}) =>
  requestDocuments(
    { db: test_.db, now: () => at, channels: deliveryChannels, limits: [], secret: 'test' },
    aLead({ kind: 'documents', answers: { lastName: 'Peeters', email, documents } }),
  )

async function requested(documents: number[]) {
  const outcome = await request(documents)
  return outcome.state === 'saved' ? findRequested(test_.db, outcome.lead.id) : null
}

test('a form offers names, never where the files lie', async () => {
  expect(await listDocuments(test_.db, 12)).toEqual([
    { id: 1, name: 'Attest 1' },
    { id: 2, name: 'Attest 2' },
    { id: 3, name: 'Attest 3' },
  ])
})

test('a request opens the documents asked for, and none of another home', async () => {
  const found = await requested([1, 9])
  expect(found?.documents.map(({ id }) => id)).toEqual([1])
  expect(await request([9])).toEqual({ state: 'unknown' })
})

test('who asks again while his links work is told so; other documents, or later, is a new request', async () => {
  expect(await request([1, 2])).toMatchObject({ state: 'saved' })
  expect(await request([1])).toEqual({ state: 'already-requested' })
  expect(await request([1], { email: 'An@Example.com' })).toEqual({ state: 'already-requested' })
  expect(await rows(test_.db, sql`select 1 from lead.lead`)).toHaveLength(1)
  expect(await request([1, 3])).toMatchObject({ state: 'saved' })
  expect(await request([2], { email: 'bo@example.com' })).toMatchObject({ state: 'saved' })
  const later = new Date('2026-11-30T12:00:00Z')
  expect(await request([1], { at: later })).toMatchObject({ state: 'saved' })
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
  const file = document && (await fetchDocument(document))
  expect(await file?.text()).toBe('the file')
  const headers = JSON.stringify([...(file?.headers ?? [])])
  expect(headers).toContain('inline; filename=\\"attest-1.pdf\\"')
  expect(headers).not.toMatch(/password|127\.0\.0\.1|cookie/i)
})

test('a file that could run in our name is only saved, and one that is gone is none', async () => {
  const [page, gone] = (await requested([2, 3]))?.documents ?? []
  const headers = page && (await fetchDocument(page))?.headers
  expect(headers?.get('Content-Type')).toBe('application/octet-stream')
  expect(headers?.get('Content-Disposition')).toBe('attachment; filename="attest-2.html"')
  expect(gone && (await fetchDocument(gone))).toBeNull()
})
