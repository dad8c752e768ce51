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

interface ReadVisits {
  visits: HistoryEntry[]
  /** Of visits that are sent without a moment that can be read. */
  undatedIds: string[]
  now: Date
}

export interface Diary {
  changes: VisitChange[]
  /** No longer sent, and kept until the next reading says so too. */
  doubtedIds: string[]
}

/** What is new in the diary of a home. At its first reading nothing: what was planned before is on the page. */
export async function readDiary(tx: Queryable, listingId: number, told: ReadVisits): Promise<Diary> {
  const { now } = told
  const [home] = await rows(
    tx,
    { isRead: bool, isDoubted: bool },
    sql`select read_at is not null and 'visits' = any(histories) as "isRead", is_diary_doubted as "isDoubted"
        from owner.home where listing_id = ${listingId}`,
  )
  if (!home?.isRead) return { changes: [], doubtedIds: [] }
  const known = await rows(
    tx,
    { key: text, at: moment },
    sql`select key, at from owner.happening
        where listing_id = ${listingId} and kind = 'visit' and at > ${now.toISOString()}::timestamptz`,
  )
  const planned = known.map(({ key, at }) => ({ id: key, at: new Date(at) }))
  return diaryOf({ ...told, planned, wasDoubted: home.isDoubted })
}

type Visit = Pick<HistoryEntry, 'id' | 'at'>

interface Readings {
  /** In the future, as they were last read. */
  planned: Visit[]
  visits: Visit[]
  undatedIds: string[]
  /** Whether none of them was sent at the last reading either. */
  wasDoubted: boolean
  now: Date
}

/**
 * A visit that is no longer sent is cancelled. Where that would leave none of those that were planned, the answer may be
 * empty by mistake: it is believed when the next reading says so too.
 */
export function diaryOf({ planned, visits, undatedIds, wasDoubted, now }: Readings): Diary {
  const before = new Map(planned.map(({ id, at }) => [id, at]))
  const told = new Set([...visits.map(({ id }) => id), ...undatedIds])
  const changes = visits
    .filter(({ at }) => at > now)
    .flatMap(({ id, at }): VisitChange[] => {
      const was = before.get(id)
      if (!was) return [{ kind: 'planned', at, was: null }]
      return was.getTime() === at.getTime() ? [] : [{ kind: 'moved', at, was }]
    })
  const missing = planned.filter(({ id }) => !told.has(id))
  if (missing.length === planned.length && !wasDoubted)
    return { changes: inOrder(changes), doubtedIds: missing.map(({ id }) => id) }
  const cancelled = missing.map(({ at }): VisitChange => ({ kind: 'cancelled', at, was: null }))
  return { changes: inOrder([...changes, ...cancelled]), doubtedIds: [] }
}

function inOrder(changes: VisitChange[]): VisitChange[] {
  return changes.toSorted((a, b) => a.at.getTime() - b.at.getTime())
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
