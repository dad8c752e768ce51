import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { countStatements } from '@/testing/count-statements'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { readsTogether } from './reads-together'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

test('what is read at the same time is one statement, and each gets its own rows in their order', async () => {
  const db = readsTogether(test_.db)
  const later = async () => {
    await Promise.resolve()
    return rows(db, sql`with few as (select 1 as n) select n from few where n > ${5}::int`)
  }
  const { answer, statements } = await countStatements(() =>
    Promise.all([
      rows(db, sql`select n, n * ${2}::bigint as twice from generate_series(3, 1, -1) n order by n desc`),
      rows(db, sql`select '2026-11-15T10:00:00Z'::timestamptz as at, '{"a": [1]}'::jsonb as document`),
      later(),
    ]),
  )
  expect(statements).toHaveLength(1)
  expect(answer[0]).toEqual([3, 2, 1].map((n) => ({ n, twice: n * 2 })))
  expect(answer[1]).toEqual([
    { at: expect.stringMatching(/^2026-11-15T\d\d:00:00[+-]/) as string, document: { a: [1] } },
  ])
  expect(answer[2]).toEqual([])
})

test('what waits for an answer comes with the next statement', async () => {
  const db = readsTogether(test_.db)
  const { statements } = await countStatements(async () => {
    await rows(db, sql`select 1`)
    await Promise.all([rows(db, sql`select 2`), rows(db, sql`select 3`)])
  })
  expect(statements).toHaveLength(2)
})

test('when a statement fails, all that was read with it fails, and the next is answered', async () => {
  const db = readsTogether(test_.db)
  const reads = [rows(db, sql`select 1 as one`), rows(db, sql`select 1 / 0`)]
  const outcomes = await Promise.allSettled(reads)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }])
})
