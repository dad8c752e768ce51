import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { matchDemands } from '@/features/leads/demands/match-demands'
import { matchListDemands } from '@/features/leads/demands/match-list-demands'

import { rounded, table } from '../console'
import { readPlaces, seedListings } from './seed-listings'
import { benchDatabase } from './stack'
import { demand, option, timed } from './statistics'

/** Changed homes against all demands: a hundred thousand of them, or fewer with `--small`, and a tenth as many from lists. */
const demands = option('demands', process.argv.includes('--small') ? 10_000 : 100_000)
const lists = option('lists', demands / 10)
const changed = option('changed', 1000)

const { db } = await benchDatabase('gevel_bench_demands')
await seedListings(db, 20_000, readPlaces())
await seedDemands(db, demands)
await seedListDemands(db, lists)
const homes = await rows(
  db,
  { id: int },
  sql`select id from listing.listing where status = 'available' order by md5(id::text) limit ${changed}`,
)
const changes = homes.map(({ id }) => ({ listingId: id, reason: 'new' as const }))

let matches = 0
const firstMs = await timed(async () => (matches = await matchDemands(db, changes, new Date())))
let again = 0
const againMs = await timed(async () => (again = await matchDemands(db, changes, new Date())))
let listMatches = 0
const listsMs = await timed(async () => (listMatches = await matchListDemands(db, changes, new Date())))
table([
  {
    demands,
    homes: changes.length,
    matches,
    seconds: rounded(firstMs / 1000),
    'matched again': again,
    'again seconds': rounded(againMs / 1000),
    'of lists': lists,
    'their matches': listMatches,
    'their seconds': rounded(listsMs / 1000),
  },
])
demand('under 60 seconds', firstMs < 60_000)
demand('some matches, and none twice', matches > 0 && again === 0)
demand('those of lists under 60 seconds, with some matches', listsMs < 60_000 && listMatches > 0)
await db.$client.end()

/** Each looks in ten places where there are homes, for one or two types, with a budget and some bedrooms. */
async function seedDemands(database: Database, wanted: number): Promise<void> {
  await database.execute(
    sql`insert into lead.lead (idempotency_key, answers_hash, kind, language, email, answers, source_page, created_at)
        select 'bench-' || n, '', 'demand', 'nl', 'seeker' || n || '@example.com', '{}', '/nl/', now()
        from generate_series(1, ${wanted}::int) n`,
  )
  await database.execute(
    sql`insert into lead.demand (id, deal, type_ids, price_max_cents, bedrooms_min, frequency)
        select id, (case when random() < 0.7 then 'sale' else 'rent' end)::listing.deal,
          array[1 + (random() * 3)::int, 1 + (random() * 3)::int], 0, (random() * 3)::int, 'daily'
        from lead.lead`,
  )
  await database.execute(
    sql`update lead.demand set price_max_cents =
          case deal when 'sale' then (200000 + random() * 500000) * 100 else (600 + random() * 1400) * 100 end`,
  )
  await database.execute(
    sql`with place as (select row_number() over () as n, count(*) over () as places, key
          from (select distinct 'zip:' || country || ':' || zip as key from listing.listing) keys)
        insert into lead.demand_place (place_key, demand_id)
        select place.key, wish.id
        from (select d.id, 1 + floor(random() * (select max(n) from place))::int as n
              from lead.demand d cross join generate_series(1, 10)) wish
        join place on place.n = wish.n
        on conflict do nothing`,
  )
  await database.$client.query('analyze')
}

/** No two follow the same list: a town, a budget and some bedrooms each. */
async function seedListDemands(database: Database, wanted: number): Promise<void> {
  await database.execute(
    sql`insert into lead.lead (idempotency_key, answers_hash, kind, language, email, answers, source_page, created_at)
        select 'bench-list-' || n, '', 'list-demand', 'nl', 'follower' || n || '@example.com', '{}', '/nl/', now()
        from generate_series(1, ${wanted}::int) n`,
  )
  await database.execute(
    sql`with place as (select row_number() over (order by zip) - 1 as n, count(*) over () as places, zip
          from (select distinct zip from listing.listing where deal = 'sale') zips),
        follower as (select id, row_number() over (order by id) as n from lead.lead where kind = 'list-demand')
        insert into lead.demand (id, deal, type_ids, frequency, search)
        select follower.id, 'sale', '{}', 'daily',
          'sale?city=%7C' || place.zip || '&price-max=' || 400000 + follower.n || '&bedrooms-min=' || 1 + follower.n % 3
        from follower join place on place.n = follower.n % place.places`,
  )
  await database.$client.query('analyze')
}
