import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { submitLead } from '../submit-lead'
import { cleanPicture, keepPicture } from './keep-picture'
import { listDocuments } from './list-documents'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
  const documents = [
    { id: 3, name: 'EPC', url: 'https://files.example/3.pdf', isPublished: true },
    { id: 4, name: 'Bodemattest', url: 'https://files.example/4.pdf', isPublished: true },
    { id: 5, name: 'Verkoopmandaat', url: 'https://files.example/5.pdf', isPublished: false },
  ]
  await storeListings(test_.owner, [aListing({ id: 12, documents }), aListing({ id: 13, documents: [] })])
})
afterAll(() => test_.drop())

const submit = (input: ReturnType<typeof aLead>) =>
  submitLead(
    { db: test_.db, now: () => new Date('2026-11-15T12:00:00Z'), channels: [], limits: [], secret: 'test' },
    input,
  )

const others = { value: '0', text: 'Andere documenten, die niet online staan' }

test('published papers of a home are offered by name, the others without one', async () => {
  expect(await listDocuments(test_.db, { listingId: 12, locale: 'nl' })).toEqual([
    { value: '3', text: 'EPC' },
    { value: '4', text: 'Bodemattest' },
    others,
  ])
  expect(await listDocuments(test_.db, { listingId: 13, locale: 'nl' })).toEqual([others])
})

test('the papers of a home are named in the language of the form', async () => {
  const documents = await listDocuments(test_.db, { listingId: 12, locale: 'fr' })
  expect(documents.map(({ text }) => text)).toEqual([
    'Certificat énergétique (EPC)',
    'Attestation du sol',
    'D’autres documents, qui ne sont pas en ligne',
  ])
})

test('a picture is kept once beside its lead, and goes with it', async () => {
  const submission = await submit(aLead({ kind: 'testimonial' }))
  const leadId = submission.state === 'saved' ? submission.lead.id : ''
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'brown' } })
    .png()
    .toBuffer()
  const picture = await cleanPicture(new Blob([new Uint8Array(png)]))
  await keepPicture(test_.owner, { leadId, picture: picture ?? Buffer.of() })
  await keepPicture(test_.owner, { leadId, picture: Buffer.of(1) })
  const kept = sql`select octet_length(webp) as bytes from lead.picture`
  expect(await rows(test_.owner, kept)).toEqual([{ bytes: picture?.length }])
  await test_.owner.execute(sql`delete from lead.lead where id = ${leadId}::uuid`)
  expect(await rows(test_.owner, kept)).toEqual([])
})
