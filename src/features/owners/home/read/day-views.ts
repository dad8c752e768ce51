import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { lastDays } from '@/domain/owner/last-days'

import type { SimilarViews } from '../owner-home'
import { own, type OwnerReads } from './as-owner'

export interface DayOfViews {
  /** As 2026-11-15. */
  day: string
  bySource: Record<string, number>
  total: number
  /** The middle of similar homes at the same age. */
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

/** `null` when no views were ever told: then there is no chart. */
export async function readViewsChart(
  reads: OwnerReads,
  { listingId, now, similar }: Asked & { similar: SimilarViews | null },
): Promise<ViewsChart | null> {
  const days = lastDays(now)
  const found = await rows(
    reads.tx,
    { day: text, source: text, views: int },
    sql`select to_char(day, 'YYYY-MM-DD') as day, source, views from owner.day_views
        where listing_id = ${listingId} and day >= ${days[0]}::date and ${own(sql`listing_id`, reads)}
        order by day, source`,
  )
  return found.length === 0 ? null : chartOf(days, found, similar)
}

/** Views of the page on this site, counted here; `null` while there are none. */
export async function readPageViews(
  reads: OwnerReads,
  { listingId, now }: Asked,
): Promise<ViewsChart | null> {
  const days = lastDays(now)
  if (!reads.homeIds.includes(listingId)) return null
  const found = await rows(
    reads.tx,
    { day: text, source: text, views: int },
    sql`select to_char(day, 'YYYY-MM-DD') as day, source, views
        from owner.page_views(${listingId}, ${days[0]}::date) order by day, source`,
  )
  return found.length === 0 ? null : chartOf(days, found, null)
}

function chartOf(
  days: string[],
  found: { day: string; source: string; views: number }[],
  similar: SimilarViews | null,
): ViewsChart {
  const sources = [...new Set(found.map(({ source }) => source))]
  const byDay = new Map(days.map((day) => [day, new Map<string, number>()]))
  for (const { day, source, views } of found) byDay.get(day)?.set(source, views)
  return {
    sources,
    similarHomes: similar?.homes ?? 0,
    days: days.map((day) => {
      const bySource = Object.fromEntries(sources.map((source) => [source, byDay.get(day)?.get(source) ?? 0]))
      const total = Object.values(bySource).reduce((sum, views) => sum + views, 0)
      return { day, bySource, total, similar: similar?.perDay[day] ?? null }
    }),
  }
}
