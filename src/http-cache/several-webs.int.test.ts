import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { cacheSecret, startCache, type TestCache } from '@/testing/int-cache'
import { freePort } from '@/testing/site/free-port'

/**
 * A copy of web that names itself. It goes without a word when it is asked for what it should die of, and says that it
 * leaves once it is told to.
 */
const program = `
  const [port, name] = process.argv.slice(1)
  let leaves = false
  process.on('SIGTERM', () => { leaves = true })
  require('node:http').createServer((request, response) => {
    if (request.url === '/healthz') return response.writeHead(leaves ? 503 : 200).end()
    let body = ''
    request.on('data', (part) => { body += part })
    request.on('end', () => {
      if (request.url.includes('fatal-to-' + name)) return process.kill(process.pid, 'SIGKILL')
      if (request.url.includes('page')) response.setHeader('Cache-Control', 'public, s-maxage=600')
      response.end([name, request.method, body].join(' ').trim())
    })
  }).listen(Number(port), '127.0.0.1')`

const copies = new Map<string, { port: number; process: ChildProcess }>()
let cache: TestCache
let asked = 0

async function startCopy(name: string, port: number): Promise<void> {
  const started = spawn(process.execPath, ['-e', program, String(port), name], { stdio: 'ignore' })
  copies.set(name, { port, process: started })
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).ok).toBe(true))
}

const addresses = (...names: string[]) => names.map((name) => `127.0.0.1:${copies.get(name)?.port}`).join(' ')

beforeAll(async () => {
  for (const name of ['a', 'b', 'c']) await startCopy(name, await freePort())
  cache = await startCache((_, response) => void response.writeHead(500).end(), {
    ...{ VISITOR_LIMITS: 'off', WEB_BACKENDS: addresses('a', 'b') },
  })
})
afterAll(async () => {
  for (const { process: copy } of copies.values()) copy.kill('SIGKILL')
  await cache.stop()
})

/** Of as many addresses that nobody asked for before: who answered each. */
async function whoAnswers(count: number): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => cache.ask(`/page/${asked++}`)))
  for (const { status } of answers) expect(status).toBe(200)
  return answers.map(({ body }) => body.slice(0, 1))
}

/** Until Varnish sees it or sees it no more. */
async function seen(names: string[]): Promise<void> {
  await vi.waitFor(async () => expect(new Set(await whoAnswers(24))).toEqual(new Set(names)), {
    timeout: 20_000,
    interval: 250,
  })
}

async function again(name: string): Promise<void> {
  await startCopy(name, copies.get(name)?.port ?? 0)
  await seen(['a', 'b'])
}

test('what the cache does not have is asked of all copies', async () => {
  const answers = await whoAnswers(60)
  for (const name of ['a', 'b']) expect(answers.filter((one) => one === name).length).toBeGreaterThan(12)
})

test('a page, and a form with all that was typed, are asked of another copy when one is killed over them', async () => {
  // Each is meant for either copy by chance: asked until one has died of it.
  for (const method of ['GET', 'POST'] as const) {
    const killed = new Promise((resolve) => copies.get('a')?.process.once('exit', resolve))
    let isDead = false
    void killed.then(() => (isDead = true))
    while (!isDead) {
      const answer = await cache.ask(`/nl/forms/fatal-to-a/${asked++}/`, {
        method,
        ...(method === 'POST' && { body: 'message=Hallo', headers: { 'Content-Length': '13' } }),
      })
      const whole = method === 'POST' ? 'b POST message=Hallo' : 'b GET'
      expect([answer.status, answer.body]).toEqual([200, whole])
    }
    // Before its probe has noticed.
    expect(new Set(await whoAnswers(20))).toEqual(new Set(['b']))
    await again('a')
  }
})

test('another post is not repeated: nobody knows whether it did its work', async () => {
  const killed = new Promise((resolve) => copies.get('a')?.process.once('exit', resolve))
  let isDead = false
  void killed.then(() => (isDead = true))
  const statuses: number[] = []
  while (!isDead) {
    const post = { method: 'POST', body: 'a=b', headers: { 'Content-Length': '3' } }
    const { status, body } = await cache.ask('/nl/login/?fatal-to-a', post)
    statuses.push(status)
    expect(body.startsWith('a')).toBe(false)
    if (status === 503) await killed
  }
  expect(statuses.at(-1)).toBe(503)
  await again('a')
})

test('who says that they leave is asked for nothing more, within the four seconds that they wait for it', async () => {
  copies.get('b')?.process.kill('SIGTERM')
  const stoppedAt = performance.now()
  await seen(['a'])
  expect(performance.now() - stoppedAt).toBeLessThan(4000)
  expect(new Set(await whoAnswers(40))).toEqual(new Set(['a']))
})

test('copies come and go while Varnish runs, and its pages stay', async () => {
  const { body } = await cache.ask('/page/kept')
  const folder = `.run/varnish-test-${new URL(cache.url).port}`
  const reload = (backends: string) =>
    promisify(execFile)('deploy/varnish/reload.sh', [], {
      env: {
        ...process.env,
        ...{ VARNISH_FOLDER: folder, VARNISH_WORK: `${process.cwd()}/${folder}/varnish` },
        ...{ PURGE_SECRET: cacheSecret, SITE_URL: 'http://www.agency.example', VISITOR_LIMITS: 'off' },
        WEB_BACKENDS: backends,
      },
    })
  const visits: Promise<number>[] = []
  const visitor = setInterval(
    () => visits.push(cache.ask(`/page/${asked++}`).then(({ status }) => status)),
    10,
  )
  await reload(addresses('a', 'c'))
  await seen(['a', 'c'])
  await reload(addresses('c'))
  await seen(['c'])
  clearInterval(visitor)
  const statuses = await Promise.all(visits)
  expect(statuses.length).toBeGreaterThan(20)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const kept = await cache.ask('/page/kept')
  expect([kept.body, kept.headers['x-cache']]).toEqual([body, 'hit'])

  await expect(reload('no-port')).rejects.toThrow('no-port is no host:port')
  expect(new Set(await whoAnswers(10))).toEqual(new Set(['c']))
})
