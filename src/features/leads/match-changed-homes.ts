import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows, type Transaction } from '@/database/query'
import { changeReason, type HomeFacts } from '@/domain/lead/home-change'

import { homePlaceKeys } from './demand-places'
import { matchDemands } from './match-demands'

export interface Matched {
  /** Homes stored since they were last held against the demands. */
  homes: number
  /** Notes that were not there before. */
  matches: number
}

const homesAtOnce = 1000
const lockKey = 718_232

/**
 * Holds every home that a sync stored against all demands. What was looked at is written down with the matches, so a
 * worker that dies loses nothing and a second look finds nothing new.
 */
export async function matchChangedHomes(db: Database, now: () => Date): Promise<Matched> {
  const sum: Matched = { homes: 0, matches: 0 }
  for (;;) {
    const { homes, matches } = await db.transaction((tx) => matchBatch(tx, now()))
    sum.homes += homes
    sum.matches += matches
    if (homes < homesAtOnce) break
  }
  await db.execute(
    sql`delete from lead.matched_home m
        where not exists (select from listing.listing home where home.id = m.listing_id)`,
  )
  return sum
}

interface StoredHome extends HomeFacts, Record<string, unknown> {
  listingId: number
  syncedAt: string
  before: HomeFacts | null
}

async function matchBatch(tx: Transaction, now: Date): Promise<Matched> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const homes = await listStored(tx)
  const changes = homes.flatMap((home) => {
    const reason = changeReason(home.before, home)
    return reason ? [{ listingId: home.listingId, reason }] : []
  })
  const matches = changes.length > 0 ? await matchDemands(tx, changes, now) : 0
  await remember(tx, homes)
  return { homes: homes.length, matches }
}

const factsOf = sql`md5(jsonb_build_array(home.deal, home.type_id, home.extra_type_ids, ${homePlaceKeys},
  home.bedrooms, home.garages, home.parkings)::text)`

function listStored(tx: Transaction): Promise<StoredHome[]> {
  return rows<StoredHome>(
    tx,
    sql`select home.id as "listingId", home.synced_at::text as "syncedAt", home.price_cents as "priceCents",
          home.status = 'available' as "isAvailable", ${factsOf} as facts,
          case when m.listing_id is not null then
            jsonb_build_object('priceCents', m.price_cents, 'isAvailable', m.is_available, 'facts', m.facts)
          end as before
        from listing.listing home left join lead.matched_home m on m.listing_id = home.id
        where m.synced_at is distinct from home.synced_at
        order by home.id limit ${homesAtOnce}`,
  )
}

async function remember(tx: Transaction, homes: StoredHome[]): Promise<void> {
  const seen = homes.map(({ listingId, syncedAt, priceCents, isAvailable, facts }) => ({
    listing_id: listingId,
    synced_at: syncedAt,
    price_cents: priceCents,
    is_available: isAvailable,
    facts,
  }))
  await tx.execute(
    sql`insert into lead.matched_home
        select * from jsonb_populate_recordset(null::lead.matched_home, ${JSON.stringify(seen)}::jsonb)
        on conflict (listing_id) do update set synced_at = excluded.synced_at, price_cents = excluded.price_cents,
          is_available = excluded.is_available, facts = excluded.facts`,
  )
}
