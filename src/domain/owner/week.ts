import { brusselsDay } from '../brussels-day'

/** The Monday of the week it is in Brussels, as 2026-11-16. */
export function mondayOf(now: Date): string {
  const day = new Date(`${brusselsDay(now)}T12:00:00Z`)
  // Sunday is the last day of its week.
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const fromTuesdayMs = (5 * 24 + 16) * 3_600_000

/** The Monday whose mail to owners is still to go out: it is made up on Monday at eight and sent on Tuesday at eight. */
export function openWeek(now: Date): string {
  return mondayOf(new Date(now.getTime() + fromTuesdayMs))
}
