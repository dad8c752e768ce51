import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { freePort } from '@/testing/site/free-port'

import { connect } from './connection'
import { connectionRoom } from './connection-budget'

const program = 'dist/web/web.js'
const running: ChildProcess[] = []
let database: TestDatabase

beforeAll(async () => {
  expect(existsSync(program), 'npm run build makes it').toBe(true)
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const web of running) web.kill('SIGKILL')
  await database.drop()
})

/** What a web says about itself until it has answered a page. */
async function saidAtStart(poolSize: number): Promise<string> {
  const port = await freePort()
  const web = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), DATABASE_URL: database.url },
      DATABASE_POOL_SIZE: String(poolSize),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running.push(web)
  let said = ''
  web.stdout?.on('data', (part: Buffer) => (said += part.toString()))
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
    timeout: 20_000,
    interval: 100,
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  return said
}

test('the room is what the server gives out, less those who are in', async () => {
  const before = await connectionRoom(database.db)
  const more = Array.from({ length: 6 }, () => connect({ url: database.url, poolSize: 1 }))
  await Promise.all(more.map((db) => db.$client.query('select 1')))
  const after = await connectionRoom(database.db)
  await Promise.all(more.map((db) => db.$client.end()))
  expect(after.most).toBe(before.most)
  // Other tests come and go beside this one.
  expect(after.used).toBeGreaterThanOrEqual(6)
})

test('a process that may ask for more than there is says so at its start, and answers all the same', async () => {
  const { most } = await connectionRoom(database.db)
  expect(await saidAtStart(most + 1)).toContain(`"needed":${most + 1},"most":${most},`)
  const tight = await saidAtStart(most)
  expect(tight).toContain('few connections are left')
  expect(tight).toContain(`"needed":${most},`)
  expect(await saidAtStart(5)).toBe('')
})
