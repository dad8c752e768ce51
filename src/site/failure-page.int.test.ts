import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { env } from '@/env'
import { type Locale, locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { createSite } from './site-app'

// Hundreds of pages fail here, as they should.
vi.mock('@/env', async (original) => {
  const { env } = await original<typeof import('@/env')>()
  return { env: { ...env, LOG_LEVEL: 'silent' } }
})

/** In place of the database: closes every connection, or takes it and says nothing, as one behind a broken network. */
let broken: Server
let isSilent = false
let pool: Database
const sockets = new Set<Socket>()

beforeAll(async () => {
  broken = createServer((socket) => (isSilent ? sockets.add(socket) : socket.destroy()))
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const { port } = broken.address() as AddressInfo
  pool = connect({ url: `postgres://gevel@127.0.0.1:${port}/gevel` })
  Object.assign(globalThis, { gevelDatabase: pool })
})
afterAll(() => void broken.close())

const site = createSite()
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const ask = (path: string, headers: Record<string, string> = browser) =>
  Promise.resolve(site.request(`http://localhost:8080${path}`, { headers }))

async function expectFailure(answer: Response, locale: Locale, key: 'text' | 'busy_text') {
  const html = await answer.text()
  const { failure, not_found } = messages[locale]
  expect(html).toContain(`<html lang="${locale}">`)
  expect(headingsIn(html)).toEqual([`h1 ${key === 'text' ? failure.title : failure.busy_title}`])
  expect(wordsIn(html)).toContain(wordsIn(failure[key]))
  expect(wordsIn(html)).toContain(wordsIn(not_found.to_home))
  expect(linksIn(html)).toEqual([`/${locale}/`])
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/main-[\w-]+\.css"/)
  expect(html).not.toContain('<script')
  expect(answer.headers.get('Content-Security-Policy')).toContain("style-src 'self'")
  return html
}

test.each(locales)('in %s a page that fails says so, and its number', async (locale) => {
  const answer = await ask(`/${locale}/`, { ...browser, 'X-Request-Id': 'a-number-4711' })
  expect(answer.status).toBe(500)
  const html = await expectFailure(answer, locale, 'text')
  expect(wordsIn(html)).toContain(wordsIn(messages[locale].failure.request.replace('{id}', 'a-number-4711')))
  expect(answer.headers.get('X-Request-Id')).toBe('a-number-4711')
})

test.each(locales)('in %s who sends a form meanwhile hears that nobody has it', async (locale) => {
  const body = new URLSearchParams({ message: 'Is het huis nog vrij?' })
  const sent = { method: 'POST', body, headers: { ...browser, Origin: env.SITE_URL } }
  const answer = await site.request(`http://localhost:8080/${locale}/forms/contact/`, sent)
  expect(answer.status).toBe(500)
  expect(wordsIn(await answer.text())).toContain(wordsIn(messages[locale].error.mail_not_sent))
})

test.each([
  ['fr-BE,fr;q=0.9,nl;q=0.8', 'fr'],
  ['it', 'nl'],
  [undefined, 'nl'],
] as const)('an address without a language, asked for in %s, fails in %s', async (wish, locale) => {
  const answer = await ask('/property/1/', { ...browser, ...(wish && { 'Accept-Language': wish }) })
  expect(answer.status).toBe(500)
  await expectFailure(answer, locale, 'text')
})

test('the language of the address comes before those of the browser', async () => {
  await expectFailure(await ask('/de/', { ...browser, 'Accept-Language': 'fr' }), 'de', 'text')
})

test('a database that does not answer at all is not waited for', async () => {
  isSilent = true
  const answer = await ask('/nl/')
  expect(answer.status).toBe(500)
  await expectFailure(answer, 'nl', 'text')
  isSilent = false
}, 10_000)

test('a script, which asked for data, gets the status and no page', async () => {
  for (const Accept of ['*/*', 'application/json']) {
    const answer = await ask('/nl/count/?deal=sale', { Accept })
    expect([answer.status, await answer.text()]).toEqual([500, ''])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  }
})

test('who comes when too much is under way hears in their language to come back', async () => {
  isSilent = true
  const waiting = Array.from({ length: env.PAGES_AT_ONCE + env.PAGES_WAITING }, () => ask('/nl/'))
  for (const locale of locales) {
    const answer = await ask(`/${locale}/`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    await expectFailure(answer, locale, 'busy_text')
  }
  // Nobody need wait for it any longer.
  void pool.$client.end()
  for (const socket of sockets) socket.destroy()
  // On a slow machine who stood in the line gave up, as it should after two seconds.
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThanOrEqual(env.PAGES_AT_ONCE)
  expect(statuses.filter((status) => status !== 500 && status !== 503)).toEqual([])
})
