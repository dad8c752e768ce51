import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount, rows } from '@/database/query'
import { int } from '@/database/row'
import { languages } from '@/domain/language'
import { brusselsDay } from '@/domain/brussels-day'
import { chartDays } from '@/domain/owner/last-days'
import { findExternalId } from '@/features/listings/identity/external-ids'

import { checkAccess } from './check-access'
import type { OwnerReading, OwnersPlatform } from './owner-reading'
import { similarViews, storeDayViews } from './store-day-views'
import { storeHome } from './store-home'
import { ownerLanguages, storeStory } from './store-story'

export const readOwnerHomesTask = 'read-owner-homes'

/** Reads anew everything about the homes that somebody follows, or about one of them. */
export async function readOwnerHomes(reading: OwnerReading, only?: number): Promise<number> {
  if (only === undefined) await checkAccess(reading)
  const homes = await rows(
    reading.db,
    { listingId: int },
    sql`select distinct listing_id as "listingId" from owner.home_owner
        where revoked_at is null ${only === undefined ? sql`` : sql`and listing_id = ${only}`} order by 1`,
  )
  for (const { listingId } of homes) {
    try {
      await readHome(reading, listingId)
    } catch (error) {
      reading.failed(listingId, error)
    }
  }
  return homes.length
}

async function readHome({ db, platform, now }: OwnerReading, listingId: number): Promise<void> {
  const { owners } = platform
  const isKnown = await db.transaction((tx) => storeHome(tx, { listingId, now: now() }))
  if (!isKnown || !owners) return
  const externalId = await findExternalId(db, platform.name, { kind: 'listing', id: listingId })
  if (externalId === null) return
  const spoken = await ownerLanguages(db, listingId)
  const wanted = languages.filter((language) => spoken.includes(language))
  const from = new Date(now().getTime() - chartDays * 86_400_000)
  const [story, days] = await Promise.all([
    owners.readStory(externalId, wanted),
    owners.viewsPerDay([externalId], { from, to: now() }),
  ])
  await db.transaction(async (tx) => {
    await storeStory(tx, { listingId, story, now: now() })
    const own = days.filter((day) => day.listingId === externalId)
    await storeDayViews(tx, { listingId, days: own })
  })
  await readSimilar(db, platform, { listingId, now: now() })
}

/** What similar homes had at the same age changes once a day. */
async function readSimilar(
  db: Database,
  platform: OwnersPlatform,
  { listingId, now }: { listingId: number; now: Date },
): Promise<void> {
  const today = brusselsDay(now)
  const due = await rowCount(
    db,
    sql`select 1 from owner.home where listing_id = ${listingId} and similar_on is distinct from ${today}::date`,
  )
  if (due === 0) return
  const similar = await similarViews(db, platform, { listingId, now })
  await db.execute(
    sql`update owner.home set similar_views = ${similar ? JSON.stringify(similar) : null}::jsonb, similar_on = ${today}::date
        where listing_id = ${listingId}`,
  )
}
