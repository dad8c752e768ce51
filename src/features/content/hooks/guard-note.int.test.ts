import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload
let ask: Ask

beforeAll(async () => {
  cms = await openPayload()
  ask = (await cms.as('editor')).ask
  await storeListings(cms.db, [aListing({ id: 1 })])
  await cms.db.$client.query(
    `insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
     values (1, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid())`,
  )
})
afterAll(() => cms.close())

const nl = { 'Accept-Language': 'nl' }

test.each(['listing-notes', 'project-notes'])('%s: a number that nothing has is refused', async (kind) => {
  const { status, body } = await ask('POST', `${kind}?locale=nl`, { recordId: 999_999 }, nl)
  expect(status).toBe(400)
  expect(body.errors[0].data.errors[0]).toMatchObject({
    path: 'recordId',
    message: 'Er is geen pand of project met nummer 999999.',
  })
})

test('a second note on a home is refused in words, and a note that is there can be changed', async () => {
  const id = await make(cms.payload, 'listing-notes', { recordId: 4711 })
  const { body } = await ask('POST', 'listing-notes?locale=nl', { recordId: 4711 }, nl)
  expect(body.errors[0].data.errors[0].message).toContain('Er is al een aanvulling bij nummer 4711')
  expect(
    (await ask('PATCH', `listing-notes/${id}?locale=nl`, { recordId: 4711, isFeatured: true })).status,
  ).toBe(200)
})

test('a note is found by its number', async () => {
  const id = await make(cms.payload, 'listing-notes', { recordId: 1000 })
  await make(cms.payload, 'listing-notes', { recordId: 10_001 })
  const found = async (search: string) => {
    const { body } = await ask('GET', `listing-notes?locale=nl&where[or][0][recordId][like]=${search}`)
    return body.docs.map((note: { id: number }) => note.id) as number[]
  }
  expect(await found('1000')).toEqual([id])
  expect(await found('huis')).toEqual([])
})
