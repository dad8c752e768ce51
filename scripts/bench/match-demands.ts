import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { matchDemands } from '@/features/leads/demands/match-demands'
import { keepCriteria } from '@/features/leads/demands/search/keep-criteria'
import { matchListDemands } from '@/features/leads/demands/search/match-list-demands'

import { rounded, table } from '../console'
import { readPlaces, seedListings } from './seed-listings'
import { benchDatabase, migrateSite } from './stack'
import { demand, option, timed } from './statistics'

/** Changed homes against all demands: a hundred thousand of them, or fewer with `--small`, and as many from lists. */
const demands = option('demands', process.argv.includes('--small') ? 10_000 : 100_000)
const lists = option('lists', demands)
const changed = option('changed', 1000)

const { db, url } = await benchDatabase('gevel_bench_demands')
await migrateSite(url)
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
// Once for each search, when it is new or a release knows other places.
const columnsMs = await timed(() => keepCriteria(db))
await db.$client.query('analyze')
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
    'made columns, seconds': rounded(columnsMs / 1000),
    'their matches': listMatches,
    'their seconds': rounded(listsMs / 1000),
    'times the demands': rounded(listsMs / firstMs),
  },
])
demand('under 60 seconds', firstMs < 60_000)
demand('some matches, and none twice', matches > 0 && again === 0)
// Among few, what a statement costs by itself is most of it; one statement for each search took 32 times as long.
const times = demands < 100_000 ? 6 : 1.2
demand(
  `those of as many lists within ${times} times of that, with some matches`,
  listMatches > 0 && listsMs < times * firstMs,
)
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

/**
 * No two follow the same list: a budget and some bedrooms each, most in a town; one in ten in a circle of five kilometres,
 * one in ten in a town with a word of the text, one in fifty in a province, one in five hundred anywhere with a word.
 */
async function seedListDemands(database: Database, wanted: number): Promise<void> {
  await database.execute(
    sql`insert into lead.lead (idempotency_key, answers_hash, kind, language, email, answers, source_page, created_at)
        select 'bench-list-' || n, '', 'list-demand', 'nl', 'follower' || n || '@example.com', '{}', '/nl/', now()
        from generate_series(1, ${wanted}::int) n`,
  )
  await database.execute(
    sql`with place as (select row_number() over (order by zip) - 1 as n, zip, province, point
          from (select zip, max(province_key) as province, min(public_point::text)::geometry as point
            from listing.listing where deal = 'sale' and public_point is not null group by zip) zips),
        follower as (select id, row_number() over (order by id) as n from lead.lead where kind = 'list-demand')
        insert into lead.demand (id, deal, type_ids, frequency, search)
        select follower.id, 'sale', '{}', 'daily',
          'sale?' || case when follower.n % 500 = 9 then 'text=woord' || follower.n % 997
            when follower.n % 50 = 1 then 'type=2&province=' || place.province
            when follower.n % 10 = 2 then format('area=%s_%s_5', round(st_x(point)::numeric, 3), round(st_y(point)::numeric, 3))
            when follower.n % 10 = 3 then 'text=kamer&city=%7C' || place.zip
            else 'city=%7C' || place.zip end
          || '&price-max=' || 400000 + follower.n || '&bedrooms-min=' || 1 + follower.n % 3
        from follower join place on place.n = follower.n % (select count(*) from place)`,
  )
  await database.$client.query('analyze')
}
