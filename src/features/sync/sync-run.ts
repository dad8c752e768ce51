import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { bool, int, moment, nullable, oneOf, type RowOf, text } from '@/database/row'

const syncKinds = ['full', 'incremental'] as const
export type SyncKind = (typeof syncKinds)[number]
export const syncStates = ['running', 'interrupted', 'done', 'flagged', 'abandoned'] as const
export type SyncState = (typeof syncStates)[number]

const columns = sql.raw(`id, kind, state, started_at as "startedAt", since, rows_done as "rowsDone", cursor,
  is_listed as "isListed", seen, changed,
  unchanged, gone, refused, reason,
  round(extract(epoch from coalesce(finished_at, now()) - started_at))::int as seconds`)

const runRow = {
  id: int,
  kind: oneOf(syncKinds),
  state: oneOf(syncStates),
  startedAt: moment,
  since: nullable(moment),
  rowsDone: int,
  /** Where the platform's list goes on; `null` at its beginning. */
  cursor: nullable(text),
  /** The list is stored to its end. */
  isListed: bool,
  seen: int,
  changed: int,
  unchanged: int,
  gone: int,
  refused: int,
  reason: nullable(text),
  seconds: int,
}
type Row = RowOf<typeof runRow>

export interface SyncRun extends Omit<Row, 'startedAt' | 'since'> {
  startedAt: Date
  since: Date | null
}

/** Minutes an incremental run looks further back than its predecessor began: clocks differ, and so do transactions. */
const overlapMinutes = 5

/** After this many hours the platform's list has moved on too far to go on in the middle of it. */
const resumableHours = 6

/**
 * Goes on with the run that a killed worker or a failing platform left behind, else opens one. An incremental
 * run without a good predecessor becomes a full one.
 */
export async function openRun(db: Database, kind: SyncKind): Promise<SyncRun> {
  await db.execute(
    sql`update sync.run set state = 'abandoned', finished_at = now()
        where state in ('running', 'interrupted')
          and started_at < now() - make_interval(hours => ${resumableHours})`,
  )
  await db.execute(
    sql`delete from sync.seen where run_id in (select id from sync.run where state = 'abandoned')`,
  )
  const [left] = await rows(
    db,
    runRow,
    sql`update sync.run set state = 'running', reason = null where state in ('running', 'interrupted')
        returning ${columns}`,
  )
  if (left) return withDates(left)
  const [opened] = await rows(
    db,
    runRow,
    sql`insert into sync.run (kind, since)
        select case when ${kind} = 'full' or last.since is null then 'full' else 'incremental' end,
               case when ${kind} = 'full' then null else last.since end
        from (select max(started_at) - make_interval(mins => ${overlapMinutes}) as since
              from sync.run where state = 'done') last
        returning ${columns}`,
  )
  if (!opened) throw new Error('A sync run could not be opened')
  return withDates(opened)
}

export async function findRun(db: Queryable, id: number): Promise<SyncRun> {
  const [run] = await rows(db, runRow, sql`select ${columns} from sync.run where id = ${id}`)
  if (!run) throw new Error(`There is no sync run ${id}`)
  return withDates(run)
}

export async function listRuns(db: Queryable, limit: number): Promise<SyncRun[]> {
  const runs = await rows(
    db,
    runRow,
    sql`select ${columns} from sync.run order by started_at desc limit ${limit}`,
  )
  return runs.map(withDates)
}

function withDates(run: Row): SyncRun {
  return {
    ...run,
    startedAt: new Date(run.startedAt),
    since: run.since === null ? null : new Date(run.since),
  }
}

export interface PageOutcome {
  rows: number
  total: number | null
  next: string | null
  seenIds: number[]
  changed: number
  unchanged: number
  refused: number
}

/** Counts a page in the transaction that stores it, so that a restart goes on exactly after it. */
export async function recordPage(tx: Queryable, run: SyncRun, page: PageOutcome): Promise<void> {
  await tx.execute(
    sql`insert into sync.seen (run_id, listing_id)
        select ${run.id}, unnest(${sql.param(page.seenIds)}::int[]) on conflict do nothing`,
  )
  await tx.execute(
    sql`update sync.run set rows_done = rows_done + ${page.rows},
          expected = coalesce(${page.total}, expected), cursor = ${page.next}, is_listed = ${page.next === null},
          seen = seen + ${page.seenIds.length}, changed = changed + ${page.changed},
          unchanged = unchanged + ${page.unchanged}, refused = refused + ${page.refused}
        where id = ${run.id}`,
  )
}

export async function recordGone(tx: Queryable, run: SyncRun, gone: number): Promise<void> {
  await tx.execute(sql`update sync.run set gone = gone + ${gone} where id = ${run.id}`)
}

/** Leaves the run for the next one to go on with. */
export async function interruptRun(db: Database, run: SyncRun, reason: string): Promise<void> {
  await db.execute(sql`update sync.run set state = 'interrupted', reason = ${reason} where id = ${run.id}`)
}

export async function closeRun(
  db: Database,
  run: SyncRun,
  end: { state: 'done' | 'flagged'; reason?: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from sync.seen where run_id = ${run.id}`)
    await tx.execute(
      sql`update sync.run set state = ${end.state}, reason = ${end.reason ?? null}, finished_at = now()
          where id = ${run.id}`,
    )
  })
}
