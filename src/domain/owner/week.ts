import { brusselsDay } from '../brussels-day'

/** The Monday of the week it is in Brussels, as 2026-11-16. */
export function mondayOf(now: Date): string {
  const day = new Date(`${brusselsDay(now)}T12:00:00Z`)
  // Sunday is the last day of its week.
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
