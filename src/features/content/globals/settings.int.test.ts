import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { homeKinds } from '@/domain/listing/home-kind'
import { languages } from '@/domain/language'
import { storeListings } from '@/features/listings/store/store-listings'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

/** A type of the platform that nobody knows, for each kind of home. */
const typeKinds = homeKinds.map((kind, index) => ({ platformTypeId: 990 + index, kind }))

test('the kinds that an agency can give a type are those of the site, each in its languages', () => {
  const { fields } = cms.payload.globals.config.find(({ slug }) => slug === 'settings') ?? {}
  const table = fields?.find((field) => 'name' in field && field.name === 'typeKinds')
  const select = table?.type === 'array' ? table.fields.find((field) => field.type === 'select') : undefined
  const options = select?.type === 'select' ? select.options : []
  expect(options.map((option) => (typeof option === 'string' ? option : option.value))).toEqual([
    ...homeKinds,
  ])
  for (const option of options) {
    const words = typeof option === 'string' ? {} : option.label
    for (const language of languages) expect(words).toHaveProperty(language, expect.stringMatching(/\S/))
  }
})

test('every kind of home is stored for a type, and its homes have it at once', async () => {
  const homes = typeKinds.map(({ platformTypeId }, index) =>
    aListing({ id: index + 1, kind: 'unknown', platformTypeId }),
  )
  await storeListings(cms.db, homes)
  const { ask } = await cms.as('editor')
  const saved = await ask('POST', 'globals/settings', { typeKinds })
  expect(saved.status).toBe(200)
  const kept = await cms.payload.findGlobal({ slug: 'settings' })
  expect(kept.typeKinds?.map(({ platformTypeId, kind }) => ({ platformTypeId, kind }))).toEqual(typeKinds)
  const kinds = await rows<{ kind: string }>(cms.db, sql`select kind from listing.listing order by id`)
  expect(kinds.map(({ kind }) => kind)).toEqual([...homeKinds])
})
