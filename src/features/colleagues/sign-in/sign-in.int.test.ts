import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect } from '@/database/connection'
import { env } from '@/env'
import { sampleSender } from '@/features/leads/mails/sample-data'
import { smtpMailer } from '@/mail/mailer'
import { type ReadMail, readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { loginOf } from '@/testing/login-of'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { purgeColleagueLetters, sendColleagueLetters } from '../letters/send-colleague-letters'
import { type AdminBrowser, adminBrowser } from '@/testing/records/admin-browser'

let cms: TestPayload
let smtp: SmtpSink
let worker: ReturnType<typeof connect>

beforeAll(async () => {
  cms = await openPayload()
  smtp = await startSmtpSink()
  worker = connect({ url: loginOf('gevel_worker', env.DATABASE_URL), poolSize: 2 })
})
afterAll(async () => {
  await smtp.stop()
  await worker.$client.end()
  await cms.close()
})
beforeEach(async () => {
  await cms.db.execute(sql`truncate lead.request_count`)
})

const password = 'zes koeien in de wei'
const enter = (browser: AdminBrowser, email: string, typed = password) =>
  browser.post('/sign-in/enter', { email, password: typed })

async function colleague(email: string) {
  const data = { email, password, name: 'Els', role: 'editor' as const }
  return cms.payload.create({ collection: 'users', data })
}

/** What the worker sends, with its own rights. */
async function newMails(): Promise<ReadMail[]> {
  const mailer = smtpMailer({ url: smtp.url, from: 'Gevel <website@gevel.example>' })
  const readSite = () => Promise.resolve(sampleSender(env.SITE_URL))
  await sendColleagueLetters({ db: worker, mailer, readSite, adminUrl: `${env.CMS_URL}/admin` })
  mailer.close()
  return Promise.all(smtp.mails.splice(0).map(({ source }) => readMail(source)))
}

const tokenIn = (mail: ReadMail | undefined) =>
  /\/admin\/(?:known-device|new-password)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Windows of ten minutes begin on the clock: a run may touch two of them. */
const windows = 2

async function guess(count: number, each: (turn: number) => Promise<{ location: string }>) {
  const tally = { wrong: 0, throttled: 0, other: 0 }
  for (let turn = 0; turn < count; turn += 4) {
    const answers = await Promise.all([0, 1, 2, 3].map((more) => each(turn + more)))
    for (const { location } of answers)
      tally[
        /problem=wrong/.test(location) ? 'wrong' : /problem=throttled/.test(location) ? 'throttled' : 'other'
      ]++
  }
  return tally
}

test('a colleague signs in, comes where they wanted to go, and no further than the admin', async () => {
  await colleague('an@example.com')
  const browser = adminBrowser(cms)
  expect(await enter(browser, 'an@example.com', 'not this one, no')).toMatchObject({
    status: 303,
    location: '/admin/login?problem=wrong',
  })
  expect(await browser.signedInAs()).toBeNull()
  const texts = { email: ' An@Example.com ', password, redirect: '/admin/leads' }
  expect(await browser.post('/sign-in/enter', texts)).toEqual({ status: 303, location: '/admin/leads' })
  expect(await browser.signedInAs()).toBe('an@example.com')
  const elsewhere = { email: 'an@example.com', password, redirect: 'https://evil.example/admin' }
  expect((await adminBrowser(cms).post('/sign-in/enter', elsewhere)).location).toBe('/admin')
})

test('another site signs nobody in', async () => {
  await colleague('misled@example.com')
  const { anonymous } = cms
  const { status } = await anonymous('POST', 'sign-in/enter', new FormData(), {
    'Sec-Fetch-Site': 'cross-site',
  })
  expect(status).toBe(403)
})

test('a thousand guesses at one account from a thousand addresses are limited, and its colleague gets in on a known device', async () => {
  await colleague('bo@example.com')
  const own = adminBrowser(cms)
  await enter(own, 'bo@example.com')
  const tally = await guess(1000, (turn) =>
    enter(adminBrowser(cms), 'bo@example.com', `guess number ${turn}`),
  )
  expect(tally.wrong).toBeLessThanOrEqual(10 * windows)
  expect(tally.wrong + tally.throttled).toBe(1000)
  // The API of Payload is the same door.
  const { status } = await cms.anonymous('POST', 'users/login', { email: 'bo@example.com', password })
  expect(status).toBe(429)
  expect((await enter(own, 'bo@example.com', 'mistyped it once')).location).toContain('problem=wrong')
  expect((await enter(own, 'bo@example.com')).location).toBe('/admin')
}, 300_000)

test('on a new device they get in by a mailed link and their password, and by nothing less', async () => {
  await colleague('cy@example.com')
  await guess(40, (turn) => enter(adminBrowser(cms), 'cy@example.com', `guess number ${turn}`))
  const fresh = adminBrowser(cms)
  expect((await enter(fresh, 'cy@example.com')).location).toContain('problem=throttled')
  await fresh.post('/sign-in/mail', { kind: 'device', email: 'cy@example.com' })
  const mails = await newMails()
  expect(mails.map(({ subject }) => subject)).toEqual(['Bevestig uw toestel'])
  const token = tokenIn(mails[0])
  expect(await fresh.post('/sign-in/device', { token })).toMatchObject({
    location: '/admin/login?notice=known',
  })
  expect(await fresh.signedInAs()).toBeNull()
  expect((await enter(fresh, 'cy@example.com')).location).toBe('/admin')
  expect(await fresh.signedInAs()).toBe('cy@example.com')
  // Once.
  expect((await adminBrowser(cms).post('/sign-in/device', { token })).location).toContain('problem=closed')
}, 300_000)

test('a thousand guesses at as many accounts from one address are limited, and a colleague behind it gets in', async () => {
  await colleague('di@example.com')
  const ip = '198.51.100.7'
  const own = adminBrowser(cms, { ip })
  await enter(own, 'di@example.com')
  const tally = await guess(1000, (turn) =>
    enter(adminBrowser(cms, { ip }), `person-${turn}@example.com`, 'a common password'),
  )
  expect(tally.wrong).toBeLessThanOrEqual(20 * windows)
  expect(tally.wrong + tally.throttled).toBe(1000)
  expect((await enter(own, 'di@example.com')).location).toBe('/admin')
}, 300_000)

test('a known device is no free pass, and is known for its own people only', async () => {
  await colleague('ed@example.com')
  await colleague('fi@example.com')
  const own = adminBrowser(cms)
  await enter(own, 'ed@example.com')
  const tally = await guess(60, (turn) => enter(own, 'ed@example.com', `guess number ${turn}`))
  expect(tally.wrong).toBeLessThanOrEqual(20 * windows)
  expect(tally.throttled).toBeGreaterThan(0)
  await guess(40, (turn) => enter(adminBrowser(cms), 'fi@example.com', `guess number ${turn}`))
  expect((await enter(own, 'fi@example.com')).location).toContain('problem=throttled')
}, 300_000)

test('whoever signs in rightly is not counted: a busy office keeps getting in', async () => {
  await colleague('ga@example.com')
  for (let turn = 0; turn < 25; turn++)
    expect((await enter(adminBrowser(cms, { ip: '198.51.100.9' }), 'ga@example.com')).location).toBe('/admin')
}, 60_000)

test('an address that nobody has is answered as one that is known, and as fast', async () => {
  await colleague('known@example.com')
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let turn = 0; turn < 8; turn++)
    for (const who of ['known', 'unknown'] as const) {
      const began = performance.now()
      const { status, body } = await cms.anonymous(
        'POST',
        'users/login',
        { email: `${who}@example.com`, password: 'not the password' },
        { 'X-Forwarded-For': `10.9.${turn}.1` },
      )
      times[who].push(performance.now() - began)
      answers.add(JSON.stringify([status, body]))
    }
  expect(answers.size).toBe(1)
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
  const ratio = middle(times.unknown) / middle(times.known)
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.4)
}, 60_000)

test('a forgotten password is chosen anew by a mailed link, which signs nobody in', async () => {
  await colleague('hu@example.com')
  const elsewhere = adminBrowser(cms)
  await enter(elsewhere, 'hu@example.com')
  const browser = adminBrowser(cms, { language: 'fr' })
  const asked = await browser.post('/sign-in/mail', { kind: 'recovery', email: 'hu@example.com' })
  expect(await browser.post('/sign-in/mail', { kind: 'recovery', email: 'nobody@example.com' })).toEqual(
    asked,
  )
  const mails = await newMails()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Choisissez un nouveau mot de passe pour l’administration',
  ])
  const token = tokenIn(mails[0])
  const choose = (chosen: string, repeated = chosen) =>
    browser.post('/sign-in/password', { token, password: chosen, repeated })
  expect((await choose('negen ganzen op de dijk', 'tien ganzen')).location).toContain('problem=differ')
  expect((await choose('kort')).location).toContain('problem=short')
  expect((await choose('wachtwoord2026')).location).toContain('problem=common')
  expect((await choose('hu@example-2026')).location).toContain('problem=common')
  expect((await choose('negen ganzen op de dijk')).location).toBe('/admin/login?notice=chosen')
  expect(await browser.signedInAs()).toBeNull()
  expect((await choose('negen ganzen op de dijk')).location).toContain('problem=closed')
  // The other session ended, the old password is worth nothing, and they are told.
  expect(await elsewhere.signedInAs()).toBeNull()
  expect((await enter(browser, 'hu@example.com')).location).toContain('problem=wrong')
  expect((await enter(browser, 'hu@example.com', 'negen ganzen op de dijk')).location).toBe('/admin')
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    'Uw wachtwoord voor het beheer is gewijzigd',
  ])
})

test('Payload’s own way to a new password is closed', async () => {
  const { id, email } = await colleague('io@example.com')
  const token = await cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const reset = { token, password: 'negen ganzen op de dijk' }
  expect((await cms.anonymous('POST', 'users/reset-password', reset)).status).toBe(404)
  expect((await enter(adminBrowser(cms), 'io@example.com')).location).toBe('/admin')
  await cms.payload.delete({ collection: 'users', id })
})

test('a link that is too old opens nothing, and nothing is kept for ever', async () => {
  await colleague('ja@example.com')
  const browser = adminBrowser(cms)
  await browser.post('/sign-in/mail', { kind: 'device', email: 'ja@example.com' })
  const token = tokenIn((await newMails())[0])
  await cms.db.execute(sql`update colleague.one_time set expires_at = now() - interval '1 second'`)
  expect((await browser.post('/sign-in/device', { token })).location).toContain('problem=closed')
  await cms.db.execute(
    sql`update colleague.one_time set expires_at = now() - interval '2 months';
        update colleague.letter set done_at = now() - interval '2 months'`,
  )
  await purgeColleagueLetters(worker)
  const { rows } = await cms.db.execute(
    sql`select (select count(*) from colleague.one_time) + (select count(*) from colleague.letter) as "left"`,
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('mails are asked for as often as anybody likes, and sent three times', async () => {
  await colleague('ka@example.com')
  for (let turn = 0; turn < 12; turn++)
    await adminBrowser(cms).post('/sign-in/mail', { kind: 'device', email: 'ka@example.com' })
  expect((await newMails()).length).toBeLessThanOrEqual(3 * windows)
})
