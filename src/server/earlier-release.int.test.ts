import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { buildRelease } from '@/testing/site/build-release'
import { freePort } from '@/testing/site/free-port'

const root = mkdtempSync(path.join(tmpdir(), 'gevel-releases-'))
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const running: ChildProcess[] = []
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const web of running) web.kill('SIGKILL')
  await database.drop()
})

/** The process that answers visitors, on its own files and on the media that all releases share. */
async function startWeb(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const web = spawn(process.execPath, ['--import', tsx, path.resolve('src/server/web.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: String(port), DATABASE_URL: database.url },
      ...{ MEDIA_FOLDER: path.join(root, 'media'), TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(web)
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  })
  const ended = new Promise<void>((resolve) => web.once('exit', () => resolve()))
  return { url, stop: () => (web.kill('SIGTERM'), ended) }
}

const filesIn = (html: string) => [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)

/** Every file that a page names, and all that those name themselves. */
async function everyFile(url: string, html: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = filesIn(html)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    const answer = await fetch(url + file)
    const text = await answer.text()
    found.set(file, `${answer.status} ${text}`)
    if (!/\.(js|css)$/.test(file)) continue
    for (const [, name = ''] of text.matchAll(/["'(](?:\.\/|\/?assets\/)([\w-]+\.(?:js|css|woff2))["')]/g))
      waiting.push(`/assets/${name}`)
  }
  return found
}

test(
  'a page of one release finds all of its files after the next one answers',
  { timeout: 180_000 },
  async () => {
    const folders = [path.join(root, 'first'), path.join(root, 'second')] as const
    await Promise.all([
      buildRelease(folders[0], 'console.debug("first release")'),
      buildRelease(folders[1], 'console.debug("second release")'),
    ])
    const first = await startWeb(folders[0])
    const page = await (await fetch(`${first.url}/nl/no-such-page/`)).text()
    const before = await everyFile(first.url, page)
    expect([...before.values()].join('\n')).toContain('first release')
    expect(before.size).toBeGreaterThan(10)

    // A roll-out: for a while both answer, and either may be asked for the files of the other.
    const second = await startWeb(folders[1])
    const nextPage = await (await fetch(`${second.url}/nl/no-such-page/`)).text()
    expect(filesIn(nextPage)).not.toEqual(filesIn(page))
    const next = await everyFile(second.url, nextPage)
    expect([...next.values()].join('\n')).toContain('second release')
    expect(await everyFile(first.url, nextPage)).toEqual(next)

    await first.stop()
    const after = await everyFile(second.url, page)
    expect(after).toEqual(before)
    expect([...after.values()].filter((answer) => !answer.startsWith('200 '))).toEqual([])
    await second.stop()
  },
)
