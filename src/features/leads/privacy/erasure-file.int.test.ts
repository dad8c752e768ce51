import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
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
    { emailHash: emailHash(an, secret), erasedAt: now.toISOString() },
    { emailHash: emailHash('bo@example.com', secret), erasedAt: now.toISOString() },
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

test('what was kept long enough leaves the file', async () => {
  await erasePerson(db, { email: an, secret, now: new Date('2023-10-18T10:00:00Z') })
  await erasePerson(db, { email: an, secret, now: new Date('2026-10-18T10:00:00Z') })
  await noteErasures(worker, file)
  await trimErasures(file, new Date('2026-11-18T10:00:00Z'))
  expect((await readErasures(file)).map(({ erasedAt }) => erasedAt)).toEqual(['2026-10-18T10:00:00.000Z'])
  await trimErasures(path.join(folder, 'none.jsonl'), new Date())
})
