import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Agent, get } from 'node:http'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { freePort } from '@/testing/site/free-port'

const program = 'dist/web/web.js'
const noticeSeconds = 2
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

async function startWeb(notice: number) {
  const port = await freePort()
  const web = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: String(port), DATABASE_URL: database.url },
      NOTICE_SECONDS: String(notice),
    },
    stdio: 'ignore',
  })
  running.push(web)
  const ended = new Promise<number | null>((resolve) => web.once('exit', (code) => resolve(code)))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
    timeout: 20_000,
    interval: 100,
  })
  return { url, web, ended }
}

/** Over a connection that the asking side would keep. */
function statusOf(url: string, agent?: Agent): Promise<{ status: number; connection: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? '' }),
      )
    }).on('error', reject)
  })
}

test('a copy that is told to stop says so to its probes, answers visitors until they have heard it, and ends', async () => {
  const { url, web, ended } = await startWeb(noticeSeconds)
  const agent = new Agent({ keepAlive: true })
  expect(await statusOf(`${url}/nl/`, agent)).toEqual({ status: 200, connection: 'keep-alive' })
  const stoppedAt = performance.now()
  web.kill('SIGTERM')
  await vi.waitFor(async () => expect((await statusOf(`${url}/healthz`)).status).toBe(503), { interval: 20 })
  const pages: number[] = []
  let answered = 0
  while (performance.now() - stoppedAt < noticeSeconds * 1000 - 300) {
    const probes = await Promise.all(['/healthz', '/readyz'].map((path) => statusOf(url + path)))
    expect(probes.map(({ status }) => status)).toEqual([503, 503])
    // On the connection from before as well: a request after it would meet a closed door.
    const { status, connection } = await statusOf(`${url}/nl/`, agent)
    expect(connection).toBe('close')
    pages.push(status)
    answered++
  }
  expect(answered).toBeGreaterThan(5)
  expect(new Set(pages)).toEqual(new Set([200]))
  expect(await ended).toBe(0)
  const seconds = (performance.now() - stoppedAt) / 1000
  expect(seconds).toBeGreaterThan(noticeSeconds - 0.1)
  expect(seconds).toBeLessThan(noticeSeconds + 5)
  await expect(statusOf(`${url}/healthz`)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

test('the only copy of a site leaves at once', async () => {
  const { web, ended } = await startWeb(0)
  const stoppedAt = performance.now()
  web.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - stoppedAt).toBeLessThan(1500)
})
