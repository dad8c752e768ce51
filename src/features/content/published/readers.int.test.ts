import pino from 'pino'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { connect } from '@/database/connection'
import { loginOf } from '@/testing/login-of'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { documentForm } from './documents'
import { startReading } from './readers'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const readers = () => rows(database.db, sql`select version from content.reader`)

test('a process of web says that it reads from its start until it leaves', async () => {
  const web = connect({ url: loginOf('gevel_web', database.url), poolSize: 1 })
  const stop = startReading({ db: web, log: pino({ level: 'silent' }) })
  await vi.waitFor(async () => expect(await readers()).toEqual([{ version: documentForm }]))
  await stop()
  expect(await readers()).toEqual([])
  await web.$client.end()
})
