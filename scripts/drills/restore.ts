import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'

import { sql } from 'drizzle-orm'

import { connect } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { erasePerson } from '@/features/leads/privacy/erase-person'
import { noteErasures } from '@/features/leads/privacy/erasure-file'

import { rounded, table } from '../console'
import { run } from '../demo/processes'
import { type Archiving, startArchivedPostgres } from './restore/archived-postgres'
import { findsDamage } from './restore/damage'
import { sendLead, sendSteadily } from './restore/steady-leads'
import { drillSecret } from './site/drill-site'
import { startOwnSite } from './web/own-site'

/**
 * The database is destroyed while visitors send forms, and restored from what pgBackRest kept: what was thanked for
 * before the last part that was archived is there, whoever was erased stays erased, and web goes on by itself.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } })
const folder = '/var/tmp/gevel-restore'
const database = 'gevel_drill_restore'
const erasures = `${folder}/erasures.jsonl`
const formsPerSecond = values.small ? 5 : 20
/** How each is called, how it archives, and how long visitors write before all is gone: not at the end of an interval. */
const ways: [name: string, archiving: Archiving, seconds: number][] = values.small
  ? [
      ['archive_timeout 10 s', { seconds: 10 }, 27],
      ['received at once', 'received', 12],
    ]
  : [
      ['archive_timeout 10 s', { seconds: 10 }, 46],
      ['archive_timeout 60 s', { seconds: 60 }, 105],
      ['received at once', 'received', 45],
    ]

const startedAt = performance.now()
const say = (words: string) =>
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${words}`)

const postgres = await startArchivedPostgres(folder)
// Whatever hangs, the machine is free again.
const longest = setTimeout(() => void leave(1), (values.small ? 900 : 2400) * 1000)
process.once('SIGTERM', () => void leave(1))
process.once('uncaughtException', (error) => {
  console.error(error)
  void leave(1)
})
const site = await startOwnSite(database, { homes: 60, server: postgres.url('postgres') })
const url = postgres.url(database)
say('the site is up, and archived')

const faults: string[] = []
const results: Record<string, string | number>[] = []
let allThanked = new Map<string, number>()
for (const [name, archiving, seconds] of ways) await destroyAndRestore(name, archiving, seconds)
await toAMoment()
await postgres.backUp()
if (!(await findsDamage(folder, postgres.backUp))) faults.push('a damaged backup was taken for a whole one')
say('a damaged backup is told by the text of verify')
if (site.copies.some(({ process }) => process.exitCode !== null || process.signalCode !== null))
  faults.push('a web ended')
table(results)
console.log(faults.length === 0 ? 'what was archived is there, and the site went on' : faults.join('\n'))
await leave(faults.length === 0 ? 0 : 1)

async function destroyAndRestore(name: string, archiving: Archiving, seconds: number): Promise<void> {
  const round = String(results.length)
  const person = `erased-${round}@drill.example`
  await postgres.archiveBy(archiving)
  if (!(await sendLead({ key: `drill-restore-person-${round}`, email: person })))
    faults.push(`${name}: no form saved`)
  await postgres.backUp()
  const watched = watchParts()
  const visitors = sendSteadily(round, formsPerSecond)
  await sleep((seconds - 2) * 1000)
  // Their erasure is among what is lost, if anything is.
  await inDatabase(async (db) => {
    await erasePerson(db, { email: person, secret: drillSecret, now: new Date() })
    await noteErasures(db, erasures)
  })
  await sleep(2000)
  const goneAt = Date.now()
  await postgres.destroy()
  const kept = watched.lastBefore(postgres.lastArchived())
  await watched.stop()
  await postgres.restore()
  const restoredAt = Date.now()
  const backAt = await visitors.firstAfter(goneAt + 1)
  await visitors.stop()
  const there = await savedKeys()
  const before = [...visitors.thanked].filter(([, at]) => at <= goneAt)
  const lost = before.filter(([key]) => !there.has(key))
  const lastThere = Math.max(...before.filter(([key]) => there.has(key)).map(([, at]) => at))
  const archived = lost.filter(([, at]) => at < kept)
  if (archived.length > 0) faults.push(`${name}: ${archived.length} forms are lost that were archived`)
  if (archiving === 'received' && lost.length > 0) faults.push(`${name}: ${lost.length} forms are lost`)
  if (before.length < (seconds * formsPerSecond) / 2)
    faults.push(`${name}: only ${before.length} forms were thanked for`)
  const { cameBack, documents } = await afterRestore(name, person)
  for (const [key] of lost) visitors.thanked.delete(key)
  allThanked = new Map([...allThanked, ...visitors.thanked])
  results.push({
    'what is kept elsewhere': name,
    'forms thanked for': before.length,
    lost: lost.length,
    'seconds lost': lost.length === 0 ? 0 : rounded((goneAt - lastThere) / 1000),
    'of them archived': archived.length,
    'restored in, s': rounded((restoredAt - goneAt) / 1000),
    'next form thanked for after, s': rounded((backAt - goneAt) / 1000),
    'erased person came back': cameBack ? 'yes, erased again' : 'no',
    'documents written anew': documents,
  })
  say(`${name}: restored`)
}

/** As docs/how-to/back-up.md has it. */
async function afterRestore(name: string, person: string): Promise<{ cameBack: boolean; documents: number }> {
  const isThere = () =>
    inDatabase(async (db) => {
      const found = await rows(
        db,
        { key: text },
        sql`select idempotency_key as key from lead.lead where email_key = ${person}`,
      )
      return found.length > 0
    })
  const cameBack = await isThere()
  const variables = {
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
    LINK_SECRET: drillSecret,
    ERASURES_FILE: erasures,
  }
  await run('tsx', ['scripts/migrate.ts'], variables)
  await run('tsx', ['scripts/leads.ts', 'erase-again'], variables)
  if (await isThere()) faults.push(`${name}: the person who was erased is there again`)
  const { stdout } = await promisify(execFile)('tsx', ['scripts/published.ts'], {
    env: { ...process.env, ...variables },
  })
  const [, documents = '0'] = /^(\d+) documents/m.exec(stdout) ?? []
  if (documents === '0') faults.push(`${name}: no document was written anew`)
  return { cameBack, documents: Number(documents) }
}

/** Back to a second in the middle of what came in: what was thanked for before it, and nothing after. */
async function toAMoment(): Promise<void> {
  await postgres.archiveBy({ seconds: 10 })
  await postgres.ask(`alter system set synchronous_standby_names = ''`)
  await postgres.ask('select pg_reload_conf()')
  await postgres.backUp()
  const visitors = sendSteadily('moment', formsPerSecond)
  await sleep(4000)
  const target = new Date()
  await sleep(4000)
  await visitors.stop()
  // All of it is archived: a moment after the last that is would stop the server.
  const part = await postgres.ask('select pg_walfile_name(pg_switch_wal())')
  while (postgres.lastArchived() < part) await sleep(100)
  const goneAt = Date.now()
  await postgres.destroy()
  await postgres.restore(target)
  const there = await savedKeys()
  const before = [...visitors.thanked].filter(([, at]) => at < target.getTime())
  // One under way at that moment may be on either side.
  const after = [...visitors.thanked].filter(([, at]) => at > target.getTime() + 2000)
  const missing = before.filter(([key]) => !there.has(key)).length
  const tooNew = after.filter(([key]) => there.has(key)).length
  const earlier = [...allThanked.keys()].filter((key) => !there.has(key)).length
  if (missing + tooNew + earlier > 0)
    faults.push(`to a moment: ${missing} are missing, ${tooNew} are too new, ${earlier} of before are gone`)
  results.push({
    'what is kept elsewhere': 'to a second in the middle',
    'forms thanked for': before.length,
    lost: missing,
    'seconds lost': 0,
    'of them archived': missing,
    'restored in, s': rounded((Date.now() - goneAt) / 1000),
    'next form thanked for after, s': '',
    'erased person came back': '',
    'documents written anew': '',
  })
  say('to a moment: restored')
}

async function savedKeys(): Promise<Set<string>> {
  return inDatabase(async (db) => {
    const all = await rows(db, { key: text }, sql`select idempotency_key as key from lead.lead`)
    return new Set(all.map(({ key }) => key))
  })
}

/** The pool of before has lost its server. */
async function inDatabase<Out>(work: (db: ReturnType<typeof connect>) => Promise<Out>): Promise<Out> {
  const db = connect({ url, poolSize: 1, statementTimeoutMs: 0 })
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}

/** Which part of the log was written to, and when. */
function watchParts(): { lastBefore: (archived: string) => number; stop: () => Promise<void> } {
  const seen: { at: number; part: string }[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const at = Date.now()
      const part = await postgres.ask('select pg_walfile_name(pg_current_wal_insert_lsn())').catch(() => '')
      if (part) seen.push({ at, part })
      await sleep(250)
    }
  })()
  return {
    lastBefore: (archived) => Math.max(0, ...seen.filter(({ part }) => part <= archived).map(({ at }) => at)),
    async stop() {
      isOver = true
      await watching
    },
  }
}

async function leave(code: number): Promise<never> {
  clearTimeout(longest)
  // The site may not be there yet.
  await Promise.allSettled([(async () => site.remove())()])
  await postgres.stop()
  process.exit(code)
}
