import { sql } from 'drizzle-orm'

import { connect, type Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, int } from '@/database/row'

import { inventedSearches, inventedSteps, inventedViews } from './invented-days'

const viewedHomes = 24

/** Half a year of figures up to yesterday, once, so that the board of the demo has something to show. Answers how many. */
export async function seedFigures(): Promise<number> {
  const db = connect({ poolSize: 1 })
  try {
    const [known] = await rows(db, { has: bool }, sql`select exists (select from visit.form_daily) as has`)
    if (known?.has) return 0
    return (await addViews(db)) + (await addSearches(db)) + (await addSteps(db))
  } finally {
    await db.$client.end()
  }
}

/** Of homes that no owner follows: owners read what the platform counts. */
async function addViews(db: Database): Promise<number> {
  const homes = await rows(
    db,
    { id: int },
    sql`select id from listing.listing where status = 'available' and cover_url is not null
          and id not in (select listing_id from owner.home_owner) order by created_at desc, id limit ${viewedHomes}`,
  )
  const views = inventedViews(homes.map(({ id }) => id))
  await db.execute(
    sql`insert into visit.daily (listing_id, day, source, views)
        select home, visit.today() - "daysAgo", source, visitors
        from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
          as invented (home bigint, "daysAgo" integer, source text, visitors integer)
        on conflict do nothing`,
  )
  // The platform has its own figures of these days.
  await db.execute(
    sql`insert into visit.reported (listing_id, day, views)
        select listing_id, day, sum(views) from visit.daily where day = visit.today() - 1 group by listing_id, day
        on conflict do nothing`,
  )
  return views.length
}

async function addSearches(db: Database): Promise<number> {
  const searches = JSON.stringify(inventedSearches)
  await db.execute(
    sql`with types as (
          select id, row_number() over (order by show_order, id) as rank
          from listing.category where language = 'nl' and is_for_sale
        ), invented as (
          select visit.today() - "daysAgo" as day, deal, place, coalesce(types.id, 0) as type_id, "priceTo", bedrooms,
            "isEmpty", visitors
          from jsonb_to_recordset(${searches}::jsonb) as given (deal text, place text, type integer, "priceTo" integer,
            bedrooms smallint, "isEmpty" boolean, "daysAgo" integer, visitors integer)
          left join types on types.rank = given.type
        ), placed as (
          insert into visit.place_daily (day, deal, place, visitors, found_nothing)
          select day, deal, place, sum(visitors), coalesce(sum(visitors) filter (where "isEmpty"), 0)
          from invented group by day, deal, place
          on conflict do nothing
        )
        insert into visit.search_daily
          (day, deal, place, type_id, price_from, price_to, bedrooms, has_more, is_empty, visitors)
        select day, deal, place, type_id, 0, "priceTo", bedrooms, false, "isEmpty", visitors from invented
        on conflict do nothing`,
  )
  return inventedSearches.length
}

async function addSteps(db: Database): Promise<number> {
  await db.execute(
    sql`insert into visit.form_daily (day, form, step, visitors)
        select visit.today() - "daysAgo", form, step, visitors
        from jsonb_to_recordset(${JSON.stringify(inventedSteps)}::jsonb)
          as invented (form text, step text, "daysAgo" integer, visitors integer)
        on conflict do nothing`,
  )
  return inventedSteps.length
}
