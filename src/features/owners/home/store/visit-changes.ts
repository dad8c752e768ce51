import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool, moment, text } from '@/database/row'
import type { HistoryEntry } from '@/platforms/platform-owners'

export const visitNews = ['planned', 'moved', 'cancelled'] as const

export interface VisitChange {
  kind: (typeof visitNews)[number]
  at: Date
  /** Before it was moved. */
  was: Date | null
}

interface Told {
  listingId: number
  visits: HistoryEntry[]
  now: Date
}

/** What is new in the diary of a home. `null` at its first reading: what was planned before is on the page, no news. */
export async function visitChanges(
  tx: Queryable,
  { listingId, visits, now }: Told,
): Promise<VisitChange[] | null> {
  const [home] = await rows(
    tx,
    { isRead: bool },
    sql`select read_at is not null and 'visits' = any(histories) as "isRead" from owner.home where listing_id = ${listingId}`,
  )
  if (!home?.isRead) return null
  const known = await rows(
    tx,
    { key: text, at: moment },
    sql`select key, at from owner.happening
        where listing_id = ${listingId} and kind = 'visit' and at > ${now.toISOString()}::timestamptz`,
  )
  return changesBetween(
    known.map(({ key, at }) => ({ id: key, at: new Date(at) })),
    visits,
    now,
  )
}

type Visit = Pick<HistoryEntry, 'id' | 'at'>

/** `planned` were in the future when they were last read. */
export function changesBetween(planned: Visit[], told: Visit[], now: Date): VisitChange[] {
  const before = new Map(planned.map(({ id, at }) => [id, at]))
  const after = new Map(told.map(({ id, at }) => [id, at]))
  const changes = told
    .filter(({ at }) => at > now)
    .flatMap(({ id, at }): VisitChange[] => {
      const was = before.get(id)
      if (!was) return [{ kind: 'planned', at, was: null }]
      return was.getTime() === at.getTime() ? [] : [{ kind: 'moved', at, was }]
    })
  const cancelled = planned
    .filter(({ id }) => !after.has(id))
    .map(({ at }): VisitChange => ({ kind: 'cancelled', at, was: null }))
  return [...changes, ...cancelled].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** One mail for each change and owner who has an account. */
export async function queueVisitMails(
  tx: Queryable,
  { listingId, changes, now }: { listingId: number; changes: VisitChange[]; now: Date },
): Promise<void> {
  const current = sql`${now.toISOString()}::timestamptz`
  for (const { kind, at, was } of changes)
    await tx.execute(
      sql`insert into owner.visit_mail (home_owner_id, kind, visit_at, was_at, queued_at, next_try_at)
          select id, ${kind}, ${at.toISOString()}::timestamptz, ${was?.toISOString() ?? null}::timestamptz,
            ${current}, ${current}
          from owner.home_owner
          where listing_id = ${listingId} and revoked_at is null and account_id is not null`,
    )
}
