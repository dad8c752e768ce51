import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { moment, nullable, text } from '@/database/row'

export interface ColleagueSession {
  id: string
  userAgent: string
  openedAt: Date
}

const { users_sessions: sessions } = payloadTables

/** Keeps by which browser it was opened, and forgets that of sessions that are over. */
export async function noteSession(
  db: Queryable,
  { sid, userId, userAgent }: { sid: string; userId: number; userAgent: string },
): Promise<void> {
  await db.execute(
    sql`insert into colleague.session (sid, user_id, user_agent)
        values (${sid}, ${userId}, ${userAgent.slice(0, 400)}) on conflict do nothing`,
  )
  await db.execute(
    sql`delete from colleague.session s where user_id = ${userId} and opened_at < now() - interval '1 hour'
          and not exists (select from ${sessions} p where p.id = s.sid)`,
  )
}

/** Where they are signed in, the latest first. */
export async function listSessions(db: Queryable, userId: number): Promise<ColleagueSession[]> {
  const found = await rows(
    db,
    { id: text, userAgent: nullable(text), openedAt: moment },
    sql`select p.id, s.user_agent as "userAgent", coalesce(s.opened_at, p.created_at, p.expires_at) as "openedAt"
        from ${sessions} p left join colleague.session s on s.sid = p.id
        where p._parent_id = ${userId} and p.expires_at > now()
        order by "openedAt" desc limit 50`,
  )
  return found.map(({ id, userAgent, openedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    openedAt: new Date(openedAt),
  }))
}

/** One of theirs; another's is not found. Whoever uses it is out at the next click. */
export async function endSession(db: Queryable, userId: number, sid: string): Promise<void> {
  await db.execute(sql`delete from ${sessions} where _parent_id = ${userId} and id = ${sid}`)
}

/** All of them, but for one that may stay. */
export async function endSessions(db: Queryable, userId: number, kept: string | null = null): Promise<void> {
  await db.execute(sql`delete from ${sessions} where _parent_id = ${userId} and id is distinct from ${kept}`)
}
