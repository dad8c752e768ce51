import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { env } from '@/env'
import { erasePerson } from '@/features/leads/privacy/erase-person'
import { noteErasures } from '@/features/leads/privacy/erasure-file'
import { storeListings } from '@/features/listings/store/store-listings'
import { adminUrl, createTestDatabase, databaseUrl } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { rows } from '@/testing/rows'

const folder = mkdtempSync(path.join(tmpdir(), 'gevel-backup-'))
const media = `${folder}/media`
const settings = `${folder}/settings`
const backups = `${folder}/backups`
const erasures = `${folder}/erasures.jsonl`
const stamp = `${folder}/backed-up`
const elsewhere = `gevel_restored_${process.pid}`
const secret = 'a secret of the site'
const server = new URL(env.DATABASE_URL)

let made: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database

beforeAll(async () => {
  made = await createTestDatabase()
  db = made.db
  const name = new URL(made.url).pathname.slice(1)
  const lines = {
    DATABASE_URL: databaseUrl(name),
    LINK_SECRET: secret,
    MEDIA_FOLDER: media,
    ERASURES_FILE: erasures,
    BACKUP_STAMP_FILE: stamp,
  }
  writeFileSync(
    settings,
    Object.entries(lines)
      .map(([key, value]) => `${key}='${value}'\n`)
      .join(''),
  )
  for (const program of ['cms', 'worker', 'web'] as const)
    writeFileSync(
      `${settings}.${program}`,
      `DATABASE_URL=${loginOf(`gevel_${program}`, databaseUrl(name))}\n`,
    )
  mkdirSync(`${media}/browser-files`, { recursive: true })
  mkdirSync(`${media}/2026`)
  writeFileSync(`${media}/2026/house with a garden.jpg`, 'a picture')
  writeFileSync(`${media}/plan.pdf`, 'a plan')
  writeFileSync(`${media}/browser-files/app.js`, 'made anew by each release')
  await storeListings(db, [aListing({ id: 11, reference: 'V-11' }), aListing({ id: 12, reference: 'V-12' })])
  await write('an@example.com')
  await write('bo@example.com')
})
afterAll(async () => {
  await made.drop()
  const admin = connect({ url: adminUrl, poolSize: 1 })
  await admin.$client.query(`drop database if exists ${elsewhere} with (force)`)
  await admin.$client.end()
  rmSync(folder, { recursive: true })
})

let sent = 0
const write = (email: string) =>
  aSavedLead(db, { idempotencyKey: `key-${++sent}`, answers: { ...aLead().answers, email } })

const run = (script: string, args: string[] = [], more: Record<string, string> = {}) =>
  promisify(execFile)(`deploy/backup/${script}.sh`, args, {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'warn' },
      ...{ SETTINGS: settings, BACKUP_FOLDER: backups },
      ...{ PGHOST: server.hostname, PGPORT: server.port, PGUSER: 'postgres' },
      ...more,
    },
  })

const latest = () => `${backups}/latest`
/** Those of this test alone: others make theirs meanwhile. */
const databases = async () =>
  (
    await rows<{ name: string }>(
      db,
      sql`select datname as name from pg_database where starts_with(datname, current_database()) order by 1`,
    )
  ).map(({ name }) => name)

test('a backup has the database, the uploads, the erasures and the settings, for its owner alone', async () => {
  const { stdout } = await run('backup')
  expect(stdout).toMatch(/\d+ tables, 2 uploads/)
  expect(readdirSync(latest()).sort()).toEqual(['database.dump', 'media', 'media.sums', 'rows', 'settings'])
  expect(readFileSync(`${latest()}/rows`, 'utf8')).toContain('lead.lead|2\n')
  expect(readFileSync(`${latest()}/rows`, 'utf8')).toContain('listing.listing|2\n')
  expect(readdirSync(`${latest()}/settings`)).toContain('settings.worker')
  expect(existsSync(`${latest()}/media/browser-files`)).toBe(false)
  expect(statSync(`${latest()}/`).mode & 0o077).toBe(0)
})

test('a backup that could not be taken away leaves the moment of the last one that could', async () => {
  await run('backup')
  const first = readFileSync(stamp, 'utf8')
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z\n$/)
  // Whoever measures its age is not root.
  expect(statSync(stamp).mode & 0o777).toBe(0o644)
  await expect(run('backup', [], { BACKUP_THEN: '/bin/false' })).rejects.toThrow()
  expect(readFileSync(stamp, 'utf8')).toBe(first)
  await run('backup', [], { BACKUP_THEN: '/bin/true' })
  expect(readFileSync(stamp, 'utf8')).not.toBe(first)
})

test('restored elsewhere, rows and uploads are those of the backup; who was erased since is gone again', async () => {
  await run('backup')
  await erasePerson(db, { email: 'an@example.com', secret, now: new Date('2026-11-18T10:00:00Z') })
  await noteErasures(db, erasures)
  await write('later@example.com')
  const into = `${folder}/restored`
  const { stdout } = await run('restore', ['--database', elsewhere, '--media', into])
  expect(stdout).toContain('1 erasures in the file, 1 not in the database; 1 people erased')
  expect(stdout).toMatch(/\d+ tables with \d+ rows and 2 uploads/)
  const restored = connect({ url: databaseUrl(elsewhere), poolSize: 1 })
  const held = await rows<{ email: string }>(
    restored,
    sql`select email_key as email from lead.lead order by 1`,
  )
  const homes = await rows(restored, sql`select 1 from listing.listing`)
  await restored.$client.end()
  expect(held).toEqual([{ email: 'bo@example.com' }])
  expect(homes).toHaveLength(2)
  expect(readFileSync(`${into}/2026/house with a garden.jpg`, 'utf8')).toBe('a picture')
  expect(readFileSync(`${into}/plan.pdf`, 'utf8')).toBe('a plan')
  await expect(run('restore', ['--database', elsewhere, '--media', into])).rejects.toThrow('is there already')
})

test('the latest backup is tried without a trace', async () => {
  await run('backup')
  const before = await databases()
  const { stdout } = await run('restore', ['--try'])
  expect(stdout).toMatch(/\d+ tables with \d+ rows and 2 uploads/)
  expect(await databases()).toEqual(before)
})

test('nothing is restored under a site that runs', async () => {
  const before = await databases()
  await expect(run('restore')).rejects.toThrow('stop web, cms and worker first')
  expect(await databases()).toEqual(before)
})

test('a damaged upload or dump is found', async () => {
  await run('backup')
  const damaged = `${folder}/damaged`
  cpSync(`${latest()}/`, damaged, { recursive: true })
  writeFileSync(`${damaged}/media/plan.pdf`, 'another plan')
  await expect(run('restore', [damaged, '--try'])).rejects.toThrow('damaged')
  cpSync(`${latest()}/media/plan.pdf`, `${damaged}/media/plan.pdf`)
  appendFileSync(`${damaged}/rows`, 'lead.more|1\n')
  await expect(run('restore', [damaged, '--try'])).rejects.toThrow('not those of the backup')
})

test('what did not change takes no room twice, what did is not changed in older backups, and old ones go', async () => {
  await run('backup')
  const first = realpathSync(latest())
  writeFileSync(`${media}/plan.pdf`, 'a new plan')
  await run('backup')
  const second = realpathSync(latest())
  const inode = (backup: string) => statSync(`${backup}/media/2026/house with a garden.jpg`).ino
  expect(inode(second)).toBe(inode(first))
  expect(readFileSync(`${first}/media/plan.pdf`, 'utf8')).toBe('a plan')
  expect(readFileSync(`${second}/media/plan.pdf`, 'utf8')).toBe('a new plan')
  const longAgo = Date.now() / 1000 - 20 * 86_400
  utimesSync(first, longAgo, longAgo)
  await run('backup')
  expect(existsSync(first)).toBe(false)
  expect(existsSync(second)).toBe(true)
})

test('a command takes each new backup elsewhere', async () => {
  mkdirSync(`${folder}/away`)
  await run('backup', [], { BACKUP_THEN: `cp -r --target-directory=${folder}/away` })
  expect(readdirSync(`${folder}/away`)).toEqual([path.basename(realpathSync(latest()))])
})
