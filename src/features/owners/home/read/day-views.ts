import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { float, int, text } from '@/database/row'
import { lastDays } from '@/domain/owner/last-days'

import type { OwnerHome, Views } from '../owner-home'
import { own, type OwnerReads } from './as-owner'

export interface DayOfViews {
  /** As 2026-11-15. */
  day: string
  bySource: Record<string, number>
  total: number
  /** The middle of similar homes on that day. */
  similar: number | null
}

export interface ViewsChart {
  sources: string[]
  days: DayOfViews[]
  /** How many homes the middle is of; 0 without one. */
  similarHomes: number
}

interface Asked {
  listingId: number
  now: Date
}

/** The source of what this site counted, among the names of other media. */
export const thisSite = 'this-site'

/** Views here and elsewhere, day by day; `null` when there never was one: then there is no chart. */
export async function readViewsChart(
  reads: OwnerReads,
  { home, now }: { home: OwnerHome; now: Date },
): Promise<ViewsChart | null> {
  const days = lastDays(now)
  const { listingId, deal, kind, provinceKey } = home
  const found = await rows(
    reads.tx,
    { day: text, source: text, views: int },
    sql`select to_char(day, 'YYYY-MM-DD') as day, source, views::int as views from (
          select day, ${thisSite} as source, sum(views) as views, 0 as place from visit.daily
          where listing_id = ${listingId} and day >= ${days[0]}::date and ${own(sql`listing_id`, reads)}
          group by 1
          union all
          select day, source, views, 1 from owner.day_views
          where listing_id = ${listingId} and day >= ${days[0]}::date and ${own(sql`listing_id`, reads)}
        ) counted order by place, counted.day, source`,
  )
  if (found.length === 0) return null
  const similar = await rows(
    reads.tx,
    { day: text, homes: int, median: float },
    sql`select to_char(day, 'YYYY-MM-DD') as day, homes, median from owner.group_views
        where deal = ${deal} and kind = ${kind} and province_key = ${provinceKey} and day >= ${days[0]}::date`,
  )
  return chartOf(days, found, similar)
}

/** Views of the page on this site by where visitors came from; `null` while there are none. */
export async function readPageViews(
  reads: OwnerReads,
  { listingId, now }: Asked,
): Promise<ViewsChart | null> {
  const days = lastDays(now)
  const found = await rows(
    reads.tx,
    { day: text, source: text, views: int },
    sql`select to_char(day, 'YYYY-MM-DD') as day, source, views from visit.daily
        where listing_id = ${listingId} and day >= ${days[0]}::date and ${own(sql`listing_id`, reads)}
        order by visit.daily.day, source`,
  )
  return found.length === 0 ? null : chartOf(days, found, [])
}

export interface Figures {
  totals: Views
  sources: (Views & { source: string })[]
}

/** Today, the last seven and thirty days, and ever: our own count and what the platform tells of other media. */
export async function readFigures(
  reads: OwnerReads,
  { home, now }: { home: OwnerHome; now: Date },
): Promise<Figures | null> {
  const days = lastDays(now)
  const today = days.at(-1)
  const [here] = await rows(
    reads.tx,
    { today: int, week: int, month: int, total: int },
    sql`select coalesce(sum(views) filter (where day = ${today}::date), 0)::int as today,
          coalesce(sum(views) filter (where day >= ${days.at(-7)}::date), 0)::int as week,
          coalesce(sum(views) filter (where day >= ${days[0]}::date), 0)::int as month,
          coalesce(sum(views), 0)::int as total
        from visit.daily where listing_id = ${home.listingId} and ${own(sql`listing_id`, reads)}`,
  )
  const others = home.sources ?? []
  if (!here || (here.total === 0 && others.length === 0)) return null
  const sources = [{ source: thisSite, ...here }, ...others]
  const sum = (span: keyof Views) => sources.reduce((all, one) => all + one[span], 0)
  return {
    totals: { today: sum('today'), week: sum('week'), month: sum('month'), total: sum('total') },
    sources,
  }
}

function chartOf(
  days: string[],
  found: { day: string; source: string; views: number }[],
  similar: { day: string; homes: number; median: number }[],
): ViewsChart {
  const sources = [...new Set(found.map(({ source }) => source))]
  const byDay = new Map(days.map((day) => [day, new Map<string, number>()]))
  for (const { day, source, views } of found) byDay.get(day)?.set(source, views)
  const middles = new Map(similar.map(({ day, median }) => [day, median]))
  return {
    sources,
    similarHomes: Math.max(0, ...similar.map(({ homes }) => homes)),
    days: days.map((day) => {
      const bySource = Object.fromEntries(sources.map((source) => [source, byDay.get(day)?.get(source) ?? 0]))
      const total = Object.values(bySource).reduce((sum, views) => sum + views, 0)
      return { day, bySource, total, similar: middles.get(day) ?? null }
    }),
  }
}
