import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, text } from '@/database/row'

import { type Asked, cameBetween, inEither, isCountedLead } from './asked'

export interface DayFigures {
  /** As 2026-11-15. */
  day: string
  views: number
  searches: number
  emptySearches: number
  leads: number
}

export interface ComparedDays {
  now: DayFigures[]
  /** As many, of the period before. */
  before: DayFigures[]
}

export async function readDays(db: Reads, { period }: Pick<Asked, 'period'>): Promise<ComparedDays> {
  const days = await rows(
    db,
    { day: text, views: int, searches: int, emptySearches: int, leads: int },
    sql`with all_days as (
          select day::date from generate_series(${period.beforeFrom}::date, ${period.to}::date, '1 day') day
        ), views as (
          select day, views as n from visit.day_total where ${inEither(sql`day`, period)}
        ), searches as (
          select day, sum(visitors) as n, sum(visitors) filter (where is_empty) as empty
          from visit.search_daily where ${inEither(sql`day`, period)} group by day
        ), leads as (
          select day, (
            select count(*) from lead.lead where ${isCountedLead} and ${cameBetween(sql`day`, sql`day + 1`)}
          ) as n from all_days
        )
        select to_char(day, 'YYYY-MM-DD') as day, coalesce(views.n, 0)::int as views,
          coalesce(searches.n, 0)::int as searches, coalesce(searches.empty, 0)::int as "emptySearches",
          coalesce(leads.n, 0)::int as leads
        from all_days left join views using (day) left join searches using (day) left join leads using (day)
        order by all_days.day`,
  )
  return { before: days.slice(0, period.length), now: days.slice(period.length) }
}
