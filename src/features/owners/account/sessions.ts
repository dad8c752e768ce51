import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { moment, nullable, text } from '@/database/row'

export interface OwnerSession {
  id: string
  userAgent: string
  lastSeenAt: Date
  isCurrent: boolean
}

interface Own {
  accountId: string
  sessionId: string
}

/** Where the owner is signed in, this browser first. */
export async function listSessions(db: Queryable, { accountId, sessionId }: Own): Promise<OwnerSession[]> {
  const found = await rows(
    db,
    { id: text, userAgent: nullable(text), lastSeenAt: moment },
    sql`select id, user_agent as "userAgent", last_seen_at as "lastSeenAt" from owner_auth.session
        where user_id = ${accountId} and expires_at > now()
        order by id = ${sessionId} desc, last_seen_at desc limit 50`,
  )
  return found.map(({ id, userAgent, lastSeenAt }) => ({
    id,
    userAgent: userAgent ?? '',
    lastSeenAt: new Date(lastSeenAt),
    isCurrent: id === sessionId,
  }))
}

/** One of the owner's own; another's is not found. */
export async function endSession(db: Queryable, accountId: string, id: string): Promise<void> {
  await db.execute(sql`delete from owner_auth.session where user_id = ${accountId} and id = ${id}`)
}

export async function endAllSessions(db: Queryable, accountId: string): Promise<void> {
  await db.execute(sql`delete from owner_auth.session where user_id = ${accountId}`)
}

/**
 * Notes that a session is used; `false` when it lay still too long. Only who asked to stay signed in, and so has more
 * than a day, may leave it for longer than half an hour.
 */
export async function touchSession(db: Queryable, id: string): Promise<boolean> {
  const touched = await rowCount(
    db,
    sql`update owner_auth.session set last_seen_at = now()
        where id = ${id} and expires_at > now()
          and (expires_at - created_at > interval '2 days' or last_seen_at > now() - interval '30 minutes')
        returning id`,
  )
  if (touched > 0) return true
  await db.execute(sql`delete from owner_auth.session where id = ${id}`)
  return false
}
