import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { findLastCheck } from './find-last-check'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('the last run that came to its end tells when the agency was asked', async () => {
  const { db } = database
  expect(await findLastCheck(db)).toBeNull()
  await db.execute(
    sql`insert into sync.run (kind, state, started_at, finished_at) values
        ('full', 'done', '2026-01-01T10:00:00Z', '2026-01-01T10:05:00Z'),
        ('incremental', 'done', '2026-01-01T10:10:00Z', '2026-01-01T10:11:00Z'),
        ('incremental', 'abandoned', '2026-01-01T10:20:00Z', '2026-01-01T10:21:00Z'),
        ('incremental', 'running', '2026-01-01T10:30:00Z', null)`,
  )
  expect(new Date((await findLastCheck(db)) ?? '').toISOString()).toBe('2026-01-01T10:10:00.000Z')
})
