import { inspect } from 'node:util'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

test('the error of a failed statement names the statement and not what was in it', async () => {
  const failing = sql`select length(${'an@example.com'}) / 0`
  for (const attempt of [
    () => rows(test_.db, failing),
    () => test_.db.transaction((tx) => tx.execute(failing)),
  ]) {
    const error: unknown = await attempt().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(inspect(error)).toContain('select length(')
    expect(inspect(error)).toContain('division by zero')
    expect(inspect(error)).not.toContain('an@example.com')
  }
})
