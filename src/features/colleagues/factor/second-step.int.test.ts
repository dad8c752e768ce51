import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { database } from '@/database/connection'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { accountKeys } from '../account-keys'
import { type AdminBrowser, adminBrowser } from '@/testing/records/admin-browser'
import { needsFactor } from './ask-second-step'
import { codesLeft, hasFactor } from './factor-store'
import { readTicket } from './step-ticket'
import { codeAt, stepAt } from './totp'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())
beforeEach(async () => {
  await cms.db.execute(sql`truncate lead.request_count`)
})

const password = 'zes koeien in de wei'
const enter = (browser: AdminBrowser, email: string) => browser.post('/sign-in/enter', { email, password })
const step = (browser: AdminBrowser, code: string) => browser.post('/sign-in/second-step', { code })

/** What the screen shows to who sets it up. */
function shownTo({ jar }: AdminBrowser) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const ticket = readTicket({ payload: cms.payload, headers: new Headers({ cookie }) })
  if (!ticket?.factor) throw new Error('Nothing is being set up')
  return ticket.factor
}

const codeOf = (secret: Buffer, steps = 0) => codeAt(secret, stepAt(new Date()) + steps)

async function person(email: string, role: 'admin' | 'editor' = 'admin') {
  return cms.payload.create({ collection: 'users', data: { email, password, name: 'Els', role } })
}

/** An administrator with a second step, set up half a minute ago. */
async function enrolled(email: string) {
  const { id } = await person(email)
  const browser = adminBrowser(cms)
  await enter(browser, email)
  const { secret, codes } = shownTo(browser)
  expect((await step(browser, codeOf(secret, -1))).location).toBe('/admin')
  return { id, browser, secret, codes }
}

test('an administrator sets up a second step before anything else', async () => {
  const { id } = await person('an@example.com')
  const browser = adminBrowser(cms)
  expect((await enter(browser, 'an@example.com')).location).toBe('/admin/second-step')
  expect(await browser.signedInAs()).toBeNull()
  const { secret, codes } = shownTo(browser)
  expect(codes).toHaveLength(10)
  expect((await step(browser, '000000')).location).toBe('/admin/second-step?problem=wrong')
  expect(await hasFactor(database(), id)).toBe(false)
  expect((await step(browser, codeOf(secret))).location).toBe('/admin')
  expect(await browser.signedInAs()).toBe('an@example.com')
  expect(await codesLeft(database(), id)).toBe(10)
})

test('what one sign-in is shown is worth nothing to another', async () => {
  await person('bo@example.com')
  const [thief, owner] = [adminBrowser(cms), adminBrowser(cms)]
  await enter(thief, 'bo@example.com')
  await enter(owner, 'bo@example.com')
  const [seen, own] = [shownTo(thief), shownTo(owner)]
  expect(seen.secret.equals(own.secret)).toBe(false)
  expect((await step(owner, codeOf(own.secret))).location).toBe('/admin')
  // Set up by then: the other one's figure no longer takes the place of it.
  expect((await step(thief, codeOf(seen.secret))).location).toContain('problem=wrong')
  expect(await thief.signedInAs()).toBeNull()
})

test('with a password alone nobody gets in, by the form or the API', async () => {
  const { secret } = await enrolled('cy@example.com')
  const browser = adminBrowser(cms)
  expect((await enter(browser, 'cy@example.com')).location).toBe('/admin/second-step')
  expect(await browser.signedInAs()).toBeNull()
  const login = (code?: string) =>
    cms.anonymous('POST', 'users/login', { email: 'cy@example.com', password, ...(code && { code }) })
  const refused = await login()
  expect(refused.status).toBe(401)
  expect(JSON.stringify(refused.body)).not.toContain('"token"')
  expect((await login('000000')).status).toBe(401)
  const { rows } = await cms.db.execute(
    sql`select from users_sessions s join users u on u.id = s._parent_id where u.email = 'cy@example.com'`,
  )
  expect(rows).toHaveLength(1)
  expect((await login(codeOf(secret))).status).toBe(200)
})

test('a code is taken once, and an older one not at all', async () => {
  const { secret } = await enrolled('di@example.com')
  const [first, second] = [adminBrowser(cms), adminBrowser(cms)]
  await enter(first, 'di@example.com')
  await enter(second, 'di@example.com')
  const code = codeOf(secret)
  const answers = await Promise.all([step(first, code), step(second, code)])
  expect(answers.map(({ location }) => location).toSorted()).toEqual([
    '/admin',
    '/admin/second-step?problem=wrong',
  ])
  await enter(second, 'di@example.com')
  expect((await step(second, codeOf(secret, -1))).location).toContain('problem=wrong')
  expect((await step(second, codeOf(secret, 1))).location).toBe('/admin')
})

test('a recovery code opens once, however it is typed', async () => {
  const { id, codes } = await enrolled('ed@example.com')
  const browser = adminBrowser(cms)
  await enter(browser, 'ed@example.com')
  const [code = ''] = codes
  expect((await step(browser, ` ${code.toLowerCase().replace('-', ' ')} `)).location).toBe('/admin')
  expect(await codesLeft(database(), id)).toBe(9)
  const again = adminBrowser(cms)
  await enter(again, 'ed@example.com')
  expect((await step(again, code)).location).toContain('problem=wrong')
})

test('guesses at the code are limited, though the password is right', async () => {
  const { secret } = await enrolled('fi@example.com')
  const browser = adminBrowser(cms)
  await enter(browser, 'fi@example.com')
  for (let turn = 0; turn < 25; turn++) await step(browser, String(turn).padStart(6, '9'))
  expect((await step(browser, codeOf(secret))).location).toContain('problem=wrong')
})

test('without a right password there is no second step to try', async () => {
  await enrolled('ga@example.com')
  const browser = adminBrowser(cms)
  expect((await step(browser, '123456')).location).toBe('/admin/login?problem=expired')
  browser.jar.set('gevel_second_step', 'bm90IG91cnM')
  expect((await step(browser, '123456')).location).toBe('/admin/login?problem=expired')
})

test('an editor needs none, and the secret of who has one is not readable in the table', async () => {
  await person('hu@example.com', 'editor')
  const browser = adminBrowser(cms)
  expect((await enter(browser, 'hu@example.com')).location).toBe('/admin')
  const { id, secret } = await enrolled('io@example.com')
  const { rows } = await cms.db.execute(sql`select secret from colleague.factor where user_id = ${id}`)
  expect((rows[0]?.secret as Buffer).includes(secret)).toBe(false)
  await cms.payload.delete({ collection: 'users', id })
  expect(await hasFactor(database(), id)).toBe(false)
})

test('only the people of a demo on this machine are let off', () => {
  const admin = (email: string) => ({ role: 'admin', email })
  const on = (serverURL: string, isDemo: boolean) => {
    const payload = { config: { serverURL, custom: { isDemo } } }
    return payload as unknown as Parameters<typeof needsFactor>[0]
  }
  const demo = on('http://localhost:3001', true)
  expect(needsFactor(demo, admin('admin@gevel.example'))).toBe(false)
  expect(needsFactor(demo, admin('an@agency.example'))).toBe(true)
  expect(needsFactor(on('http://localhost:3001', false), admin('admin@gevel.example'))).toBe(true)
  expect(needsFactor(on('https://admin.agency.example', true), admin('admin@gevel.example'))).toBe(true)
  expect(needsFactor(demo, { role: 'editor', email: 'an@agency.example' })).toBe(false)
  expect(accountKeys(cms.payload).secret).not.toContain(cms.payload.secret)
})
