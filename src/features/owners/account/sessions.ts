import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { moment, nullable, text } from '@/database/row'

/** So long a session may lie still. */
export const sessionDays = 30
const freshMinutes = 30

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

/** Notes that a session is used, which moves its end; `false` when it lay still too long. */
export async function touchSession(db: Queryable, id: string): Promise<boolean> {
  const touched = await rowCount(
    db,
    sql`update owner_auth.session
        set last_seen_at = now(), expires_at = now() + make_interval(days => ${sessionDays})
        where id = ${id} and expires_at > now() returning id`,
  )
  return touched > 0
}

/** Whether a session began a moment ago, with the mailbox or the passkey as its proof. */
export async function isFreshSession(db: Queryable, { accountId, sessionId }: Own): Promise<boolean> {
  const fresh = await rowCount(
    db,
    sql`select from owner_auth.session where id = ${sessionId} and user_id = ${accountId}
          and created_at > now() - make_interval(mins => ${freshMinutes})`,
  )
  return fresh > 0
}
