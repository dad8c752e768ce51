import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, nullable, type RowOf, text } from '@/database/row'
import { isLongClosed } from '@/domain/listing/closed-listing'
import { withdrawListings } from '@/features/listings/store/withdraw-listings'
import { queuePurge } from '@/http-cache/purge'
import type { Platform } from '@/platforms/platform'
import type { ExternalId, PlatformListing } from '@/platforms/platform-offer'

import { askListings } from './ask-listings'
import { planRemoval } from './plan-removal'
import { askedForLater, holdForList, momentOfAsking, storeOffer } from './store-offer'
import { recordGone, type SyncRun } from './sync-run'

const idsPerQuestion = 200

/** A home we show; `externalId` is `null` when it came from another platform than the one we ask. */
const storedRow = {
  id: int,
  externalId: nullable(text),
}
type Stored = RowOf<typeof storedRow>

export interface RemovalServices {
  db: Database
  platform: Platform
  /** A person has looked: what is absent may go, however much it is. */
  acceptsRemoval?: boolean
}

/** Takes off the site what the platform no longer has; answers the reason when it would rather not. */
export async function removeAbsent(
  { db, platform, acceptsRemoval }: RemovalServices,
  run: SyncRun,
): Promise<string | null> {
  const deleted = new Set(await platform.listDeletedIds?.())
  const isDeleted = ({ externalId }: Stored) => externalId !== null && deleted.has(externalId)
  const absent =
    run.kind === 'full' ? await listAbsent(db, platform, run) : await storedAmong(db, platform, [...deleted])
  const unexplained = absent.filter((home) => !isDeleted(home))
  const reason = run.kind === 'full' && !acceptsRemoval ? await suspicion(db, run, unexplained.length) : null
  const candidates = reason ? absent.filter(isDeleted) : absent

  for (let start = 0; start < candidates.length; start += idsPerQuestion) {
    const homes = candidates.slice(start, start + idsPerQuestion)
    const askedAt = await momentOfAsking(db)
    const { present, gone } = await confirmGone(platform, homes, run.startedAt)
    await db.transaction(async (tx) => {
      await holdForList(tx)
      const stored = await storeOffer(tx, { platform: platform.name, at: askedAt }, present)
      const goneIds = gone.map(({ id }) => id)
      const newer = await askedForLater(tx, goneIds, askedAt)
      const withdrawn = await withdrawListings(
        tx,
        goneIds.filter((id) => !newer.has(id)),
      )
      await recordGone(tx, run, withdrawn.gone)
      await queuePurge(tx, stored.tags, [...stored.hidingTags, ...withdrawn.tags])
    })
  }
  return reason
}

/** Asked by name, a listing that only slid to another page while we read is still there. */
async function confirmGone(
  platform: Platform,
  homes: Stored[],
  now: Date,
): Promise<{ present: PlatformListing[]; gone: Stored[] }> {
  const ids = homes.flatMap(({ externalId }) => externalId ?? [])
  const answer = (await askListings(platform, ids)).filter(
    (record) => !record.ok || !isLongClosed(record.value, now),
  )
  const present = answer.flatMap((record) => (record.ok ? [record.value] : []))
  // A record that has lost its id may be any of those asked for: halve the question until it is clear which.
  const isUnclear = answer.some((record) => !record.ok && record.externalId === '')
  if (isUnclear && homes.length === 1) return { present, gone: [] }
  if (isUnclear) {
    const middle = Math.ceil(homes.length / 2)
    const halves = [
      await confirmGone(platform, homes.slice(0, middle), now),
      await confirmGone(platform, homes.slice(middle), now),
    ]
    return {
      present: halves.flatMap((half) => half.present),
      gone: halves.flatMap((half) => half.gone),
    }
  }
  const known = new Set(answer.map((record) => (record.ok ? record.value.externalId : record.externalId)))
  return { present, gone: homes.filter(({ externalId }) => externalId === null || !known.has(externalId)) }
}

/** A listing that came but could not be read is not absent: its last good data stays. */
function listAbsent(db: Database, platform: Platform, run: SyncRun): Promise<Stored[]> {
  return rows(
    db,
    storedRow,
    sql`select l.id, i.external_id as "externalId" from listing.known l
        left join listing.identity i on i.kind = 'listing' and i.id = l.id and i.platform = ${platform.name}
        where not exists (select from sync.seen s where s.run_id = ${run.id} and s.listing_id = l.id)
          and not exists (select from sync.quarantine q where q.run_id = ${run.id} and q.platform_id = i.external_id)
        order by l.id`,
  )
}

function storedAmong(db: Database, platform: Platform, externalIds: ExternalId[]): Promise<Stored[]> {
  return rows(
    db,
    storedRow,
    sql`select l.id, i.external_id as "externalId" from listing.known l
        join listing.identity i on i.kind = 'listing' and i.id = l.id
        where i.platform = ${platform.name} and i.external_id = any(${sql.param(externalIds)}::text[])
        order by l.id`,
  )
}

async function suspicion(db: Database, run: SyncRun, absent: number): Promise<string | null> {
  const [facts] = await rows(
    db,
    { stored: int, seen: int, rows: int, expectedRows: int },
    sql`select (select count(*)::int from listing.known) as stored, seen, rows_done as rows,
               coalesce(expected, 0) as "expectedRows"
        from sync.run where id = ${run.id}`,
  )
  if (!facts) return null
  const plan = planRemoval({ ...facts, absent })
  return plan.remove ? null : plan.reason
}
