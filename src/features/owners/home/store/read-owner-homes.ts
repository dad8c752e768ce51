import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int } from '@/database/row'
import { languages } from '@/domain/language'
import { chartDays } from '@/domain/owner/last-days'
import { findExternalId } from '@/features/listings/identity/external-ids'

import { checkAccess } from './check-access'
import { countOncePerDay } from './count-once-per-day'
import type { OwnerReading } from './owner-reading'
import { storeDayViews } from './store-day-views'
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
  await countOncePerDay(reading)
  return homes.length
}

async function readHome({ db, platform, now, failed }: OwnerReading, listingId: number): Promise<void> {
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
  if (story.notUnderstood.length > 0)
    failed(listingId, new Error(`${story.notUnderstood.join(', ')}: the answer has no known shape`))
}
