import { sql } from 'drizzle-orm'

import { locks } from '@/database/locks'
import type { Database } from '@/database/connection'
import { rows, type Transaction } from '@/database/query'
import { bool, int, jsonObject, nullable, type RowOf, text } from '@/database/row'
import { type ChangeReason, changeReason } from '@/domain/lead/home-change'

import { homePlaceKeys } from './demand-places'
import { type HomeChange, matchDemands } from './match-demands'
import { keepCriteria } from './search/keep-criteria'
import { matchListDemands } from './search/match-list-demands'

export interface Matched {
  /** Homes stored since they were last matched with the demands. */
  homes: number
  /** Notes that were not there before. */
  matches: number
}

const homesAtOnce = 1000

/**
 * Compares every home that a sync stored with all demands. What was looked at is written down with the matches, so a
 * worker that dies loses nothing and a second look finds nothing new.
 */
export async function matchChangedHomes(db: Database, now: () => Date): Promise<Matched> {
  // In short transactions of its own: whoever stops a demand never waits for the columns of all others.
  await keepCriteria(db)
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

const factsRow = { priceCents: nullable(int), isAvailable: bool, facts: text }
const storedHomeRow = {
  ...factsRow,
  searchFacts: text,
  listingId: int,
  syncedAt: text,
  before: nullable(jsonObject({ ...factsRow, searchFacts: nullable(text) })),
}
type StoredHome = RowOf<typeof storedHomeRow>

async function matchBatch(tx: Transaction, now: Date): Promise<Matched> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.demandMatches})`)
  const homes = await listStored(tx)
  const changes = changesOf(homes, ({ before, ...home }) => changeReason(before, home))
  const ofLists = changesOf(homes, ({ before, searchFacts, ...home }) =>
    changeReason(before && { ...before, facts: before.searchFacts ?? searchFacts }, {
      ...home,
      facts: searchFacts,
    }),
  )
  const matches = changes.length > 0 ? await matchDemands(tx, changes, now) : 0
  const inLists = ofLists.length > 0 ? await matchListDemands(tx, ofLists, now) : 0
  await remember(tx, homes)
  return { homes: homes.length, matches: matches + inLists }
}

function changesOf(
  homes: readonly StoredHome[],
  reasonOf: (home: StoredHome) => ChangeReason | null,
): HomeChange[] {
  return homes.flatMap((home) => {
    const reason = reasonOf(home)
    return reason ? [{ listingId: home.listingId, reason }] : []
  })
}

const factsOf = sql`md5(jsonb_build_array(home.deal, home.type_id, home.extra_type_ids, ${homePlaceKeys},
  home.bedrooms, home.garages, home.parkings)::text)`

/** All that a list filters by, but for the words in a text: a comma put right is no news. */
const searchFactsOf = sql`md5(jsonb_build_array(home.deal, home.project_id, home.reference, home.type_id,
  home.extra_type_ids, home.country, home.zip, home.city_key, home.municipality_key, home.province_key,
  home.public_point::text, home.bedrooms, home.garages, home.parkings, home.living_square_metres,
  home.plot_square_metres, home.energy_key, home.has_garden, home.has_terrace, home.is_new_build,
  home.is_furnished, home.has_lift)::text || coalesce(home.available_from::text, ''))`

function listStored(tx: Transaction): Promise<StoredHome[]> {
  return rows(
    tx,
    storedHomeRow,
    sql`select home.id as "listingId", home.synced_at::text as "syncedAt", home.price_cents as "priceCents",
          home.status = 'available' as "isAvailable", ${factsOf} as facts,
          ${searchFactsOf} as "searchFacts",
          case when m.listing_id is not null then
            jsonb_build_object('priceCents', m.price_cents, 'isAvailable', m.is_available, 'facts', m.facts,
              'searchFacts', m.search_facts)
          end as before
        from listing.public_listing home left join lead.matched_home m on m.listing_id = home.id
        where m.synced_at is distinct from home.synced_at
        order by home.id limit ${homesAtOnce}`,
  )
}

async function remember(tx: Transaction, homes: StoredHome[]): Promise<void> {
  const seen = homes.map(({ listingId, syncedAt, priceCents, isAvailable, facts, searchFacts }) => ({
    listing_id: listingId,
    synced_at: syncedAt,
    price_cents: priceCents,
    is_available: isAvailable,
    facts,
    search_facts: searchFacts,
  }))
  await tx.execute(
    sql`insert into lead.matched_home
        select * from jsonb_populate_recordset(null::lead.matched_home, ${JSON.stringify(seen)}::jsonb)
        on conflict (listing_id) do update set synced_at = excluded.synced_at, price_cents = excluded.price_cents,
          is_available = excluded.is_available, facts = excluded.facts, search_facts = excluded.search_facts`,
  )
}
