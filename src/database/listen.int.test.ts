import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { listenForLeads, announceLead } from '@/features/leads/delivery/listen-for-leads'
import { listenForPurges, queuePurge } from '@/http-cache/purge'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const listening = sql`datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`

/** As a restart of PostgreSQL ends every connection. */
async function breakConnections(): Promise<number> {
  const broken = await rows(
    database.db,
    sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`,
  )
  return broken.length
}

const isListening = async () =>
  (await rows(database.db, sql`select 1 from pg_stat_activity where ${listening}`)).length === 1

test.each([
  {
    what: 'a lead that was saved',
    listen: listenForLeads,
    say: () => announceLead(database.db),
  },
  {
    what: 'a page that changed',
    listen: listenForPurges,
    say: () => queuePurge(database.db, ['one']),
  },
])('whoever waits for $what hears of it after its connection broke, twice', async ({ listen, say }) => {
  const heard = vi.fn()
  const stop = await listen(database.db, heard)
  for (let restart = 0; restart < 2; restart++) {
    expect(await breakConnections()).toBe(1)
    // Once without a word: something may have been said while nobody listened.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), { timeout: 5000 })
    expect(await isListening()).toBe(true)
    await say()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    heard.mockClear()
  }
  stop()
  await vi.waitFor(async () => expect(await isListening()).toBe(false))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(await isListening()).toBe(false)
})
