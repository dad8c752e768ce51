import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'

import type { Database } from '@/database/connection'
import { type Queryable, type Reads, rows } from '@/database/query'
import { bool, int } from '@/database/row'

import { documentForm } from './documents'

const everyMs = 60_000
/** A process that was killed could not say so; one that lives says so fifteen times. */
const isAlive = sql.raw(`seen_at > now() - interval '15 minutes'`)

/** Whether the documents of this release are written. */
export async function hasDocuments(db: Reads): Promise<boolean> {
  const [found] = await rows(
    db,
    { isWritten: bool },
    sql`select exists (select from content.published where version = ${documentForm}) as "isWritten"`,
  )
  return found?.isWritten ?? false
}

/**
 * Says now and every minute that this process reads the documents of its release, so that nobody removes them; answers
 * how to say that it leaves. A table, and not the server's list of connections: a pool closes those that rest.
 */
export function startReading({ db, log }: { db: Database; log: Logger }): () => Promise<void> {
  const id = randomUUID()
  const say = () =>
    noteReader(db, id).catch((error: unknown) => log.warn({ err: error }, 'not noted as a reader; again'))
  void say()
  const timer = setInterval(() => void say(), everyMs).unref()
  return async () => {
    clearInterval(timer)
    await forgetReader(db, id)
  }
}

export async function noteReader(db: Queryable, id: string): Promise<void> {
  await db.execute(
    sql`insert into content.reader (id, version) values (${id}, ${documentForm})
        on conflict (id) do update set seen_at = now()`,
  )
}

export async function forgetReader(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`delete from content.reader where id = ${id}`)
}

/** The versions of earlier releases that are stored and that no living process reads. */
export async function listUnread(db: Queryable): Promise<number[]> {
  const found = await rows(
    db,
    { version: int },
    sql`select distinct version from content.published where ${isUnread('earlier')} order by version`,
  )
  return found.map(({ version }) => version)
}

/** Removes the documents of other releases that no living process reads; answers their versions. */
export async function removeUnread(tx: Queryable, which: 'earlier' | 'later'): Promise<number[]> {
  const found = await rows(
    tx,
    { version: int },
    sql`with gone as (delete from content.published where ${isUnread(which)} returning version)
        select distinct version from gone order by version`,
  )
  return found.map(({ version }) => version)
}

function isUnread(which: 'earlier' | 'later') {
  return sql`version ${sql.raw(which === 'earlier' ? '<' : '>')} ${documentForm}
    and version not in (select version from content.reader where ${isAlive})`
}
