import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { findChosenCategories, findExternalId, findOwnId } from './external-ids'
import { type IdentityKind, ownIds } from './own-ids'
import { documentNumber } from './own-listings'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

async function numberOf(platform: string, externalId: string, kind: IdentityKind = 'listing') {
  const own = await ownIds(test_.db, platform, [{ kind, externalId }])
  return own(kind, externalId)
}

test.each(['1', '40217', '900000000', '999999999'])(
  'the plain number %s stays what it is',
  async (externalId) => {
    expect(await numberOf('omnicasa', externalId)).toBe(Number(externalId))
  },
)

test.each([
  '7b0f2c1e-0000-4000-8000-00000000a001',
  'V 12',
  '007',
  '0',
  '-5',
  '1.5',
  '1000000000',
  '4294967296',
])('%s gets a number of ours, of ten digits, and keeps it', async (externalId) => {
  const number = await numberOf('other', externalId)
  expect(String(number)).toMatch(/^1\d{9}$/)
  expect(await numberOf('other', externalId)).toBe(number)
  expect(await findExternalId(test_.db, 'other', { kind: 'listing', id: number })).toBe(externalId)
})

test('a number that another platform’s home has is not given twice; a project may have it', async () => {
  expect(await numberOf('omnicasa', '501')).toBe(501)
  expect(await numberOf('whise', '501')).toBeGreaterThanOrEqual(1_000_000_000)
  expect(await numberOf('whise', '501', 'project')).toBe(501)
  expect(await findExternalId(test_.db, 'whise', { kind: 'listing', id: 501 })).toBeNull()
})

test('a number of an earlier release stays, and is given to nothing else', async () => {
  await test_.db.execute(
    sql`insert into listing.identity (kind, platform, external_id, id) values ('listing', 'other', 'of old', 900000007)`,
  )
  expect(await numberOf('other', 'of old')).toBe(900_000_007)
  expect(await numberOf('omnicasa', '900000007')).toBeGreaterThanOrEqual(1_000_000_000)
})

test('a home is found by what its platform calls it, and by no other platform’s word', async () => {
  const id = await numberOf('other', 'uuid-1')
  expect(await findOwnId(test_.db, 'other', 'uuid-1')).toBe(id)
  expect(await findOwnId(test_.db, 'whise', 'uuid-1')).toBeNull()
  await numberOf('other', 'only-a-project', 'project')
  expect(await findOwnId(test_.db, 'other', 'only-a-project')).toBeNull()
})

test('two workers that see the same new home at once give it one number', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `new-${index}`)
  const named = names.map((externalId) => ({ kind: 'listing' as const, externalId }))
  const given = await Promise.all(
    Array.from({ length: 4 }, () =>
      test_.db.transaction(async (tx) => {
        const own = await ownIds(tx, 'other', named)
        return names.map((name) => own('listing', name))
      }),
    ),
  )
  expect(new Set(given.map((numbers) => numbers.join())).size).toBe(1)
  expect(new Set(given[0]).size).toBe(20)
})

test('a document keeps its number, or gets the same one each time', () => {
  expect(documentNumber('4711')).toBe(4711)
  const number = documentNumber('doc-7b0f2c1e')
  expect(documentNumber('doc-7b0f2c1e')).toBe(number)
  expect(String(number)).toMatch(/^[1-9]\d{0,8}$/)
})

test('categories that a visitor chose go out under the names of their platform', async () => {
  const own = await ownIds(test_.db, 'omnicasa', [
    { kind: 'category', externalId: '2' },
    { kind: 'category', externalId: '5' },
  ])
  const chosen = [own('category', '2'), own('category', '5')]
  await test_.db.execute(
    sql`insert into listing.category (id, language, name, show_order, is_for_sale, is_for_rent, kind)
        values (${chosen[0]}, 'nl', 'Huizen', 1, true, true, 'house'),
          (${chosen[1]}, 'nl', 'Villa’s', 2, true, true, 'house')`,
  )
  expect(await findChosenCategories(test_.db, 'omnicasa', chosen)).toEqual({
    categoryIds: ['2', '5'],
    kinds: ['house'],
  })
  expect(await findChosenCategories(test_.db, 'whise', chosen)).toEqual({ categoryIds: [], kinds: [] })
})
