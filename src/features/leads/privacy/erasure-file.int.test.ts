import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { inviteOwner } from '@/features/owners/admin/invite-owner'
import { createTestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { rows } from '@/testing/rows'

import { emailHash, erasePerson } from './erase-person'
import { noteErasures, readErasures, trimErasures } from './erasure-file'
import { replayErasures } from './replay-erasures'

const secret = 'a secret of the site'
const an = 'An.Peeters@example.com'

let made: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
let worker: Database
let folder: string
let file: string

beforeAll(async () => {
  made = await createTestDatabase()
  db = made.db
  worker = connect({ url: loginOf('gevel_worker', made.url), poolSize: 1 })
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-erasures-'))
  await storeListings(db, [aListing({ id: 11, reference: 'V-11' })])
})
afterAll(async () => {
  await worker.$client.end()
  await made.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  file = path.join(folder, `${crypto.randomUUID()}.jsonl`)
  await db.execute(sql`truncate lead.lead, lead.erasure, owner.home_owner, owner_auth.login cascade`)
})

let sent = 0
const write = (email: string) =>
  aSavedLead(db, { idempotencyKey: `key-${++sent}`, answers: { ...aLead().answers, email } })

/** As a sender of a form and as an owner. */
async function hold(email: string): Promise<void> {
  await write(email)
  const owner = { name: 'An', email: email.toLowerCase(), invitedBy: '' }
  const invitation = { ...owner, language: 'nl' as const, homes: ['V-11'] }
  await inviteOwner(db, invitation, { name: 'none' })
}

const held = async (email: string) =>
  rows(
    db,
    sql`select 1 from lead.lead where email_key = ${email.toLowerCase()}
        union all select 1 from owner.home_owner where email = ${email.toLowerCase()}`,
  )

test('the worker adds each erasure to the file once, without telling who it was', async () => {
  expect(await noteErasures(worker, file)).toBe(0)
  await hold(an)
  const now = new Date('2026-11-18T10:00:00.123Z')
  await erasePerson(db, { email: an, secret, now })
  expect(await noteErasures(worker, file)).toBe(1)
  expect(await noteErasures(worker, file)).toBe(0)
  await erasePerson(db, { email: 'bo@example.com', secret, now })
  expect(await noteErasures(worker, file)).toBe(1)
  const noted = await readErasures(file)
  expect(noted).toEqual([
    { emailHash: emailHash(an, secret), erasedAt: now.toISOString(), askedBy: 'agency' },
    { emailHash: emailHash('bo@example.com', secret), erasedAt: now.toISOString(), askedBy: 'agency' },
  ])
  expect(await readFile(file, 'utf8')).not.toMatch(/example\.com/)
})

test('a line that a crash cut off spoils none of the others', async () => {
  await erasePerson(db, { email: an, secret, now: new Date('2026-11-18T10:00:00Z') })
  await noteErasures(worker, file)
  await appendFile(file, '{"emailHash":"abc","erased')
  await erasePerson(db, { email: 'bo@example.com', secret, now: new Date('2026-11-18T11:00:00Z') })
  expect(await noteErasures(worker, file)).toBe(1)
  expect(await readErasures(file)).toHaveLength(2)
})

test('whom a restored backup brings back is erased again, and nobody else', async () => {
  await hold(an)
  await hold('bo@example.com')
  await erasePerson(db, { email: an, secret, now: new Date('2026-11-18T10:00:00Z') })
  await erasePerson(db, { email: 'gone@example.com', secret, now: new Date('2026-11-18T10:05:00Z') })
  await noteErasures(worker, file)
  // As the backup of the night before has it.
  await db.execute(sql`truncate lead.erasure`)
  await hold(an)
  const noted = await readErasures(file)
  expect(await replayErasures(db, { noted, secret: 'another secret' })).toEqual({ missing: 2, people: 0 })
  expect(await held(an)).toHaveLength(2)
  await db.execute(sql`truncate lead.erasure`)
  expect(await replayErasures(db, { noted, secret })).toEqual({ missing: 2, people: 1 })
  expect(await held(an)).toEqual([])
  expect(await held('bo@example.com')).toHaveLength(2)
  // The file and the database agree again, and who comes back later stays.
  expect(await noteErasures(worker, file)).toBe(0)
  await write(an)
  expect(await replayErasures(db, { noted, secret })).toEqual({ missing: 0, people: 0 })
  expect(await held(an)).toHaveLength(1)
})

test('an offer that still binds stays after a restore too, until its last day, unless the agency erased it', async () => {
  const offer = (endDate: string) =>
    aSavedLead(db, {
      kind: 'offer',
      idempotencyKey: `key-${++sent}`,
      answers: { ...aLead().answers, email: an, endDate },
    })
  const erasedAt = '2026-11-18T10:00:00.000Z'
  await offer('2026-12-01')
  await offer('2026-11-01')
  await write(an)
  const noted = { emailHash: emailHash(an, secret), erasedAt }
  await replayErasures(db, { noted: [{ ...noted, askedBy: 'person' }], secret })
  expect(await rows(db, sql`select answers ->> 'endDate' as last from lead.lead`)).toEqual([
    { last: '2026-12-01' },
  ])
  expect(await rows(db, sql`select asked_by, kept_offers from lead.erasure`)).toEqual([
    { asked_by: 'person', kept_offers: 1 },
  ])
  await db.execute(sql`truncate lead.erasure`)
  await replayErasures(db, { noted: [{ ...noted, askedBy: 'agency' }], secret })
  expect(await held(an)).toEqual([])
})

test('a line of an earlier release, which does not say who asked, keeps offers that bind', async () => {
  const emailHash = 'a hash'
  await writeFile(file, JSON.stringify({ emailHash, erasedAt: '2026-11-18T10:00:00.000Z' }))
  expect(await readErasures(file)).toMatchObject([{ emailHash, askedBy: 'person' }])
})

test('an erasure that was noted before the secret was replaced is repeated, once', async () => {
  await hold(an)
  await erasePerson(db, { email: an, secret, now: new Date('2026-11-18T10:00:00Z') })
  await noteErasures(worker, file)
  await db.execute(sql`truncate lead.erasure`)
  await hold(an)
  const noted = await readErasures(file)
  const rotated = { noted, secret: 'a new secret', previous: secret }
  expect(await replayErasures(db, rotated)).toMatchObject({ people: 1 })
  expect(await held(an)).toEqual([])
  await write(an)
  expect(await replayErasures(db, rotated)).toEqual({ missing: 0, people: 0 })
  expect(await held(an)).toHaveLength(1)
})

test('what was kept long enough leaves the file', async () => {
  await erasePerson(db, { email: an, secret, now: new Date('2023-10-18T10:00:00Z') })
  await erasePerson(db, { email: an, secret, now: new Date('2026-10-18T10:00:00Z') })
  await noteErasures(worker, file)
  await trimErasures(file, new Date('2026-11-18T10:00:00Z'))
  expect((await readErasures(file)).map(({ erasedAt }) => erasedAt)).toEqual(['2026-10-18T10:00:00.000Z'])
  await trimErasures(path.join(folder, 'none.jsonl'), new Date())
})
