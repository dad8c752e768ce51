import { brusselsDay } from '../brussels-day'

const dayMs = 86_400_000

/** How many days the owner's chart shows. */
export const chartDays = 30

/** The last days on the calendar of Brussels, oldest first, today included: as 2026-11-15. */
export function lastDays(now: Date, count = chartDays): string[] {
  const today = Date.parse(`${brusselsDay(now)}T12:00:00Z`)
  return Array.from({ length: count }, (_, n) => dayText(today - (count - 1 - n) * dayMs))
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / dayMs)
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
