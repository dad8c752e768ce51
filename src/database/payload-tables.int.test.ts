import { glob, readFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { payloadTables } from './payload-tables'

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

let test_: TestDatabase
let made: string[]
beforeAll(async () => {
  test_ = await createTestDatabase()
  const found = await rows<{ name: string }>(
    test_.db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'spatial_ref_sys'`,
  )
  made = found.map(({ name }) => name)
})
afterAll(() => test_.drop())

test('Payload still calls its tables so', () => {
  expect(Object.keys(payloadTables).filter((name) => !made.includes(name))).toEqual([])
})

test('no statement names a table of Payload itself', async () => {
  const naming = new RegExp(
    String.raw`\b(from|join|update|into|table)\s+(public\.)?"?(${made.join('|')})"?(?=[\s\`;,()]|$)`,
    'gm',
  )
  const guilty: string[] = []
  for await (const file of glob('src/**/*.{ts,tsx}', { exclude: ['src/cms/migrations/**'] })) {
    if (/\.test\.tsx?$|\/testing[-/]/.test(file)) continue
    const source = (await readFile(file, 'utf8')).replaceAll(comments, '')
    for (const [found] of source.matchAll(naming)) guilty.push(`${file}: ${found}`)
  }
  expect(guilty).toEqual([])
})
