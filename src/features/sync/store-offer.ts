import { locks } from '@/database/locks'
import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, text } from '@/database/row'
import { isLongClosed } from '@/domain/listing/closed-listing'
import { ownListings } from '@/features/listings/identity/own-listings'
import { type StoreOutcome, storeListings } from '@/features/listings/store/store-listings'
import type { PlatformListing } from '@/platforms/platform-offer'

import { readCopies } from './kept-files/kept-rows'
import { listingWithCopies } from './kept-files/wanted-files'

/** Pages of a list are stored one at a time, and while none of the listings that are synced alone is. */
export async function holdForList(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.documentsAndHomes})`)
}

export async function holdForOne(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${locks.documentsAndHomes})`)
}

export interface Asked {
  platform: string
  /** When the question went out: the answer is no newer than that. */
  at: Date
}

/** The moment of a question; by the clock of the database, because workers have clocks of their own. */
export async function momentOfAsking(db: Queryable): Promise<Date> {
  const [clock] = await rows(db, { now: text }, sql`select clock_timestamp()::text as now`)
  return clock ? new Date(clock.now) : new Date()
}

export interface StoredOffer extends StoreOutcome {
  /** Our numbers of all that may be on the site. */
  ids: number[]
}

/** Stores what the platform sent under our own numbers. What was sold long ago is passed over, and so withdrawn with what is gone. */
export async function storeOffer(
  tx: Queryable,
  { platform, at }: Asked,
  given: readonly PlatformListing[],
): Promise<StoredOffer> {
  const shown = given.filter((listing) => !isLongClosed(listing, at))
  const listings = await ownListings(tx, platform, await withCopies(tx, platform, shown))
  const ids = listings.map(({ id }) => id)
  const newer = await askedForLater(tx, ids, at)
  const outcome = await storeListings(
    tx,
    listings.filter(({ id }) => !newer.has(id)),
  )
  return { ...outcome, ids }
}

/** What ends at the platform is shown from our copies. */
async function withCopies(
  tx: Queryable,
  platform: string,
  listings: readonly PlatformListing[],
): Promise<PlatformListing[]> {
  const ending = listings.filter(({ expiringUrls }) => expiringUrls).map(({ externalId }) => externalId)
  const copies = await readCopies(tx, { platform, kind: 'listing' }, ending)
  return listings.map((listing) => listingWithCopies(listing, copies.get(listing.externalId) ?? new Map()))
}

/** Of which we have newer news than an answer to a question of this moment. */
export async function askedForLater(
  tx: Queryable,
  ids: readonly number[],
  moment: Date,
): Promise<Set<number>> {
  const found = await rows(
    tx,
    { id: int },
    sql`select id from listing.identity
        where kind = 'listing' and id = any(${sql.param(ids)}::int[]) and asked_at > ${moment.toISOString()}::timestamptz`,
  )
  return new Set(found.map(({ id }) => id))
}
