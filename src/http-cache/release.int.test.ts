import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { announceRelease, retireBuild } from './release'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function purged(): Promise<unknown[]> {
  const tags = await rows(database.db, sql`delete from http_cache.purge returning tag`)
  return tags.map(({ tag }) => tag)
}

test('another build purges the pages of the last one; a second copy of it and a restart do not', async () => {
  const { db } = database
  await announceRelease('first', db)
  await announceRelease('first', db)
  expect(await purged()).toEqual([])
  await announceRelease('second', db)
  expect(await purged()).toEqual(['build-first'])
  await announceRelease('second', db)
  expect(await purged()).toEqual([])
})

test('the last copy of an old build takes its pages along', async () => {
  const { db } = database
  await announceRelease('third', db)
  await purged()
  await retireBuild('third', db)
  expect(await purged()).toEqual([])
  await retireBuild('second', db)
  expect(await purged()).toEqual(['build-second'])
})
