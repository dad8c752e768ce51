import { mondayOf } from '@/domain/owner/week'

import type { DayOfViews } from './read/day-views'

export interface ViewsOfDays {
  bySource: Record<string, number>
  total: number
}

export interface WeekOfViews extends ViewsOfDays {
  /** The first and the last of its days that are counted, as 2026-11-15. */
  from: string
  to: string
}

/** The days of the chart by the weeks they are in, Monday to Sunday; the first and the last may be a part of one. */
export function weeksOf(days: readonly DayOfViews[]): WeekOfViews[] {
  const byMonday = Map.groupBy(days, ({ day }) => mondayOf(new Date(`${day}T12:00:00Z`)))
  return [...byMonday.values()].map((week) => ({
    from: week[0]?.day ?? '',
    to: week.at(-1)?.day ?? '',
    ...sumOf(week),
  }))
}

/** A middle of homes is not among them: middles of days do not add up to one of a week. */
export function sumOf(days: readonly DayOfViews[]): ViewsOfDays {
  const bySource: Record<string, number> = {}
  for (const day of days)
    for (const [source, views] of Object.entries(day.bySource))
      bySource[source] = (bySource[source] ?? 0) + views
  return { bySource, total: days.reduce((sum, { total }) => sum + total, 0) }
}
