import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, database } from '@/database/connection'
import { env } from '@/env'
import { sampleSender } from '@/features/leads/mails/sample-data'
import { smtpMailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { loginOf } from '@/testing/login-of'
import { aForm } from '@/testing/records/a-form'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

import { hasFactor } from '../factor/factor-store'
import { sendColleagueLetters } from '../letters/send-colleague-letters'
import { adminBrowser } from '@/testing/records/admin-browser'
import { listSessions } from './sessions'

let cms: TestPayload
let smtp: SmtpSink
let worker: ReturnType<typeof connect>
let admin: Awaited<ReturnType<TestPayload['as']>>

beforeAll(async () => {
  cms = await openPayload()
  smtp = await startSmtpSink()
  worker = connect({ url: loginOf('gevel_worker', env.DATABASE_URL), poolSize: 2 })
  admin = await cms.as('admin')
})
afterAll(async () => {
  await smtp.stop()
  await worker.$client.end()
  await cms.close()
})

const password = 'zes koeien in de wei'

async function newMails() {
  const mailer = smtpMailer({ url: smtp.url, from: 'Gevel <website@gevel.example>' })
  const readSite = () => Promise.resolve(sampleSender(env.SITE_URL))
  await sendColleagueLetters({ db: worker, mailer, readSite, adminUrl: `${env.CMS_URL}/admin` })
  mailer.close()
  return Promise.all(smtp.mails.splice(0).map(({ source }) => readMail(source)))
}

async function editorWithTwoSessions(email: string) {
  const data = { email, password, name: 'Els', role: 'editor' as const }
  const { id } = await cms.payload.create({ collection: 'users', data })
  const [desk, phone] = [
    adminBrowser(cms, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }),
    adminBrowser(cms, { userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/19.0 Safari/604' }),
  ]
  for (const browser of [desk, phone]) await browser.post('/sign-in/enter', { email, password })
  return { id, desk, phone }
}

test('each session is listed with its device, and ends at once', async () => {
  const { id, desk, phone } = await editorWithTwoSessions('an@example.com')
  const sessions = await listSessions(database(), id)
  expect(sessions.map(({ userAgent }) => /Firefox|iPhone/.exec(userAgent)?.[0])).toEqual([
    'iPhone',
    'Firefox',
  ])
  expect(await phone.signedInAs()).toBe('an@example.com')
  const answer = await desk.post('/colleagues/end-session', {
    userId: String(id),
    sid: sessions[0]?.id ?? '',
  })
  expect(answer.location).toBe(`/admin/access/${id}?notice=ended`)
  expect(await phone.signedInAs()).toBeNull()
  expect(await desk.signedInAs()).toBe('an@example.com')
  await phone.post('/sign-in/enter', { email: 'an@example.com', password })
  await desk.post('/colleagues/end-sessions', { userId: String(id) })
  expect([await phone.signedInAs(), await desk.signedInAs()]).toEqual([null, 'an@example.com'])
})

test('sessions of others are ended by administrators, and by nobody else', async () => {
  const { id, desk } = await editorWithTwoSessions('bo@example.com')
  const editor = await cms.as('editor')
  const [session] = await listSessions(database(), id)
  const end = (ask: Ask) =>
    ask('POST', 'colleagues/end-session', aForm({ userId: id, sid: session?.id ?? '' }))
  for (const ask of [cms.anonymous, editor.ask]) expect((await end(ask)).status).toBe(403)
  for (const path of ['end-sessions', 'reset-factor', 'set-up-factor', 'invite-again'])
    expect((await editor.ask('POST', `colleagues/${path}`, aForm({ userId: id }))).status).toBe(403)
  expect((await admin.ask('POST', 'colleagues/end-sessions', aForm({ userId: id }))).status).toBe(303)
  expect(await desk.signedInAs()).toBeNull()
})

test('another administrator removes a second step: its owner is out, and is told', async () => {
  const other = await cms.as('admin')
  const reset = (ask: Ask, userId: number) => ask('POST', 'colleagues/reset-factor', aForm({ userId }))
  expect((await reset(other.ask, other.user.id)).status).toBe(403)
  expect((await reset(admin.ask, other.user.id)).status).toBe(303)
  expect(await hasFactor(database(), other.user.id)).toBe(false)
  expect((await other.ask('GET', 'users/me')).body.user).toBeNull()
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    'Uw tweede stap bij het inloggen is verwijderd',
  ])
  const browser = adminBrowser(cms)
  const again = { email: other.user.email, password: 'a-long-enough-password' }
  expect((await browser.post('/sign-in/enter', again)).location).toBe('/admin/second-step')
})

test('a colleague is invited by mail, chooses a password within seven days and signs in', async () => {
  const ask = { name: 'Ivo', email: 'Ivo@Example.com', role: 'translator' }
  const invite = (who: Ask, texts: Record<string, string>, languages: string[] = []) =>
    who('POST', 'colleagues/invite', aForm({ ...texts, languages }))
  expect((await invite((await cms.as('editor')).ask, ask, ['fr'])).status).toBe(403)
  await invite(admin.ask, ask)
  expect(await newMails()).toEqual([])
  await invite(admin.ask, ask, ['fr'])
  await invite(admin.ask, ask, ['fr'])
  const [mail, ...more] = await newMails()
  expect(more).toEqual([])
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: 'ivo@example.com' } },
  })
  expect(docs).toMatchObject([{ name: 'Ivo', role: 'translator', languages: ['fr'] }])
  const token = /new-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { rows } = await cms.db.execute(
    sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days from colleague.one_time
        where email = 'ivo@example.com'`,
  )
  expect(rows).toEqual([{ days: 7 }])
  const again = await admin.ask('POST', 'colleagues/invite-again', aForm({ userId: docs[0]?.id ?? 0 }))
  expect(again.status).toBe(303)
  expect(await newMails()).toHaveLength(1)
  const browser = adminBrowser(cms)
  const chosen = { token, password, repeated: password }
  expect((await browser.post('/sign-in/password', chosen)).location).toBe('/admin/login?notice=chosen')
  // A first password is no news.
  expect(await newMails()).toEqual([])
  expect((await browser.post('/sign-in/enter', { email: 'ivo@example.com', password })).location).toBe(
    '/admin',
  )
  const late = await admin.ask('POST', 'colleagues/invite-again', aForm({ userId: docs[0]?.id ?? 0 }))
  expect(late.status).toBe(403)
})

test('the last administrator stays one', async () => {
  await cms.db.execute(sql`update users set role = 'editor' where role = 'admin' and id <> ${admin.user.id}`)
  const own = `users/${admin.user.id}`
  const refused = await admin.ask('PATCH', own, { role: 'editor' }, { 'Accept-Language': 'fr' })
  expect(refused.status).toBe(403)
  expect(JSON.stringify(refused.body)).toContain('dernier administrateur')
  expect((await admin.ask('DELETE', own)).status).toBe(403)
  await admin.ask('DELETE', `users?where[id][equals]=${admin.user.id}`)
  await admin.ask('PATCH', `users?where[id][equals]=${admin.user.id}`, { role: 'agent' })
  expect((await cms.payload.findByID({ collection: 'users', id: admin.user.id })).role).toBe('admin')

  const second = await cms.as('admin')
  const third = await cms.as('admin')
  expect((await second.ask('DELETE', `users/${third.user.id}`)).status).toBe(200)
  // Two who take each other's role away at the same moment: one of them stays.
  await Promise.all([
    admin.ask('PATCH', `users/${second.user.id}`, { role: 'editor' }),
    second.ask('PATCH', own, { role: 'editor' }),
  ])
  const { totalDocs } = await cms.payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })
  expect(totalDocs).toBe(1)
})

test('a new role is asked for anew: its sessions end', async () => {
  const { id, desk } = await editorWithTwoSessions('cy@example.com')
  await cms.payload.update({ collection: 'users', id, data: { name: 'Elsje' } })
  expect(await desk.signedInAs()).toBe('cy@example.com')
  await cms.payload.update({ collection: 'users', id, data: { role: 'admin' } })
  expect(await desk.signedInAs()).toBeNull()
})
