import { sql } from 'drizzle-orm'

import { locks } from '@/database/locks'
import type { Database } from '@/database/connection'
import { rowCount, rows } from '@/database/query'
import { int, moment, nullable, oneOf } from '@/database/row'

import { type SyncState, syncStates } from './sync-run'

/** Asks for the lock's holder, not for the run's state: a killed worker leaves a run that only looks alive. */
export async function isSyncUnderWay(db: Database): Promise<boolean> {
  const held = await rowCount(
    db,
    sql`select 1 from pg_locks
        where locktype = 'advisory' and objid = ${locks.sync}::oid and classid = 0 and granted
          and database = (select oid from pg_database where datname = current_database())`,
  )
  return held > 0
}

export interface SyncSummary {
  /** When the latest run ended, or began if it has not; `null` when there was none yet. */
  lastRunAt: Date | null
  state: SyncState | null
  changed: number
  refused: number
  /** Records that are set aside now, by whichever run. */
  quarantined: number
}

export async function syncSummary(db: Database): Promise<SyncSummary> {
  const [found] = await rows(
    db,
    {
      state: nullable(oneOf(syncStates)),
      changed: int,
      refused: int,
      quarantined: int,
      lastRunAt: nullable(moment),
    },
    sql`select coalesce(run.finished_at, run.started_at) as "lastRunAt", run.state,
               coalesce(run.changed, 0) as changed, coalesce(run.refused, 0) as refused,
               (select count(*) from sync.quarantine)::int as quarantined
        from (select 1) one
        left join lateral (select * from sync.run order by started_at desc limit 1) run on true`,
  )
  const { lastRunAt = null, ...counts } = found ?? { state: null, changed: 0, refused: 0, quarantined: 0 }
  return { ...counts, lastRunAt: lastRunAt === null ? null : new Date(lastRunAt) }
}

/** Homes of this platform that the site has, shown or kept off it. */
export async function countKnownHomes(db: Database, platform: string): Promise<number> {
  const [found] = await rows(
    db,
    { known: int },
    sql`select count(*)::int as known
        from listing.known join listing.identity i on i.kind = 'listing' and i.id = known.id
        where i.platform = ${platform}`,
  )
  return found?.known ?? 0
}
