import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { type RowOf, text } from '@/database/row'
import { median } from '@/domain/owner/median'
import { chartDays, daysBetween, lastDays } from '@/domain/owner/last-days'
import { brusselsDay } from '@/domain/brussels-day'
import type { Platform } from '@/platforms/platform'
import type { DayViews } from '@/platforms/platform-owners'

import type { SimilarViews } from '../owner-home'

interface HomeAndNow {
  listingId: number
  now: Date
}

export async function storeDayViews(
  tx: Queryable,
  { listingId, days }: { listingId: number; days: DayViews[] },
): Promise<void> {
  await tx.execute(
    sql`insert into owner.day_views (listing_id, day, source, views)
        select ${listingId}, day, source, sum(views)
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as given (day date, source text, views integer)
        group by day, source
        on conflict (listing_id, day, source) do update set views = excluded.views
        where owner.day_views.views <> excluded.views`,
  )
}

const similarHomeRow = {
  externalId: text,
  listedOn: text,
}
type SimilarHome = RowOf<typeof similarHomeRow>

/** Fewer say nothing about a middle, and too much about each other. */
const fewestHomes = 3
const mostHomes = 15

/** The middle of what similar homes had at the same age; `null` where there are too few. Asked once a day. */
export async function similarViews(
  db: Queryable,
  { name, owners }: Pick<Platform, 'name' | 'owners'>,
  { listingId, now }: HomeAndNow,
): Promise<SimilarViews | null> {
  const [own, ...others] = await similarHomes(db, name, listingId)
  if (!owners || !own || others.length < fewestHomes) return null
  const dayMs = 86_400_000
  const newest = Math.max(...others.map(({ listedOn }) => Date.parse(listedOn)))
  const oldest = Math.min(...others.map(({ listedOn }) => Date.parse(listedOn)))
  const age = daysBetween(own.listedOn, brusselsDay(now))
  const views = await owners.viewsPerDay(
    others.map(({ externalId }) => externalId),
    {
      from: new Date(oldest + Math.max(0, age - chartDays + 1) * dayMs),
      to: new Date(newest + (age + 1) * dayMs),
    },
  )
  const listedOn = new Map(others.map((home) => [home.externalId, home.listedOn]))
  const byAge = new Map<string, number>()
  for (const { listingId: id, day, views: count } of views) {
    const key = `${id}:${daysBetween(listedOn.get(id) ?? day, day)}`
    byAge.set(key, (byAge.get(key) ?? 0) + count)
  }
  const perDay = lastDays(now).flatMap((day) => {
    const dayAge = daysBetween(own.listedOn, day)
    const middle =
      dayAge < 0 ? null : median(others.map(({ externalId }) => byAge.get(`${externalId}:${dayAge}`) ?? 0))
    return middle === null ? [] : [[day, middle] as const]
  })
  return { homes: others.length, perDay: Object.fromEntries(perDay) }
}

/** The home itself, then those most like it that are at least as long on the site. */
function similarHomes(db: Queryable, platform: string, listingId: number): Promise<SimilarHome[]> {
  return rows(
    db,
    similarHomeRow,
    sql`with own as (select * from listing.listing where id = ${listingId})
        select i.external_id as "externalId", to_char(created_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as "listedOn" from (
          select id, created_at, 0 as place, 0::float as distance from own
          union all
          (select l.id, l.created_at, 1, abs(ln(l.given_price_cents::float / own.given_price_cents))
           from own join listing.listing l on l.deal = own.deal and l.kind = own.kind and l.country = own.country
             and l.id <> own.id and l.created_at <= own.created_at
             and l.given_price_cents between own.given_price_cents * 0.6 and own.given_price_cents * 1.6
           where own.given_price_cents > 0
           order by 4, l.id limit ${mostHomes})
        ) found join listing.identity i on i.kind = 'listing' and i.id = found.id and i.platform = ${platform}
        order by place, distance, found.id`,
  )
}
