import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { rows } from '@/database/query'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { announceRelease } from './release'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('another build purges every page once; a second copy of it and a restart do not', async () => {
  const { db } = database
  expect(await announceRelease(db, 'first')).toBe(true)
  await db.execute(sql`delete from http_cache.purge`)
  expect(await announceRelease(db, 'first')).toBe(false)
  expect(await rows(db, sql`select tag from http_cache.purge`)).toEqual([])
  expect(await announceRelease(db, 'second')).toBe(true)
  expect(await announceRelease(db, 'first')).toBe(true)
  expect(await rows(db, sql`select tag from http_cache.purge`)).toEqual([{ tag: 'site' }])
})
