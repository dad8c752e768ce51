import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { isLongClosed } from '@/domain/listing/closed-listing'
import type { Listing } from '@/domain/listing/listing'
import { storeListings } from '@/features/listings/store-listings'
import { withdrawListings } from '@/features/listings/withdraw-listings'
import { queuePurge } from '@/http-cache/purge'
import type { Platform } from '@/platforms/platform'

import { planRemoval } from './plan-removal'
import type { SyncServices } from './sync-listings'
import { recordGone, type SyncRun } from './sync-run'

const idsPerQuestion = 200

/** Takes off the site what the platform no longer has; answers the reason when it would rather not. */
export async function removeAbsent(
  { db, platform, acceptsRemoval }: SyncServices,
  run: SyncRun,
): Promise<string | null> {
  const deleted = new Set(await platform.listDeletedIds())
  const absent = run.kind === 'full' ? await absentIds(db, run) : await storedAmong(db, [...deleted])
  const unexplained = absent.filter((id) => !deleted.has(id))
  const reason = run.kind === 'full' && !acceptsRemoval ? await suspicion(db, run, unexplained.length) : null
  const candidates = reason ? absent.filter((id) => deleted.has(id)) : absent

  for (let start = 0; start < candidates.length; start += idsPerQuestion) {
    const ids = candidates.slice(start, start + idsPerQuestion)
    const { present, goneIds } = await confirmGone(platform, ids, run.startedAt)
    await db.transaction(async (tx) => {
      const stored = await storeListings(tx, present)
      const withdrawn = await withdrawListings(tx, goneIds)
      await recordGone(tx, run, withdrawn.gone)
      await queuePurge(tx, [...stored.tags, ...withdrawn.tags])
    })
  }
  return reason
}

/** Asked by name, a listing that only slid to another page while we read is still there. */
async function confirmGone(
  platform: Platform,
  ids: number[],
  now: Date,
): Promise<{ present: Listing[]; goneIds: number[] }> {
  const answer = (await platform.listListingsById(ids)).filter(
    (record) => !record.ok || !isLongClosed(record.value, now),
  )
  const present = answer.flatMap((record) => (record.ok ? [record.value] : []))
  // A record that has lost its number may be any of those asked for: halve the question until it is clear which.
  const isUnclear = answer.some((record) => !record.ok && record.platformId === '')
  if (isUnclear && ids.length === 1) return { present, goneIds: [] }
  if (isUnclear) {
    const middle = Math.ceil(ids.length / 2)
    const halves = [
      await confirmGone(platform, ids.slice(0, middle), now),
      await confirmGone(platform, ids.slice(middle), now),
    ]
    return {
      present: halves.flatMap((half) => half.present),
      goneIds: halves.flatMap((half) => half.goneIds),
    }
  }
  const known = new Set(answer.map((record) => (record.ok ? String(record.value.id) : record.platformId)))
  return { present, goneIds: ids.filter((id) => !known.has(String(id))) }
}

/** A listing that came but could not be read is not absent: its last good data stays. */
async function absentIds(db: Database, run: SyncRun): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from listing.listing l
        where not exists (select from sync.seen s where s.run_id = ${run.id} and s.listing_id = l.id)
          and not exists (select from sync.quarantine q where q.run_id = ${run.id} and q.platform_id = l.id::text)
        order by id`,
  )
  return found.map(({ id }) => id)
}

async function storedAmong(db: Database, ids: number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from listing.listing where id = any(${sql.param(ids)}::int[]) order by id`,
  )
  return found.map(({ id }) => id)
}

async function suspicion(db: Database, run: SyncRun, absent: number): Promise<string | null> {
  const [facts] = await rows<{ stored: number; seen: number; rows: number; expectedRows: number }>(
    db,
    sql`select (select count(*)::int from listing.listing) as stored, seen, rows_done as rows,
               coalesce(expected, 0) as "expectedRows"
        from sync.run where id = ${run.id}`,
  )
  if (!facts) return null
  const plan = planRemoval({ ...facts, absent })
  return plan.remove ? null : plan.reason
}
