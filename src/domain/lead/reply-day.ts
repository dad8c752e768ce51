import { brusselsDay } from '../brussels-day'
import { partOfDay } from '../owner/part-of-day'
import { isPublicHoliday } from './public-holiday'

const dayMs = 86_400_000

/** The day by which an answer is promised, as 2026-11-16: so many working days after the one it was received on. */
export function replyDay(receivedAt: Date, workingDays: number): string {
  let day = new Date(`${brusselsDay(receivedAt)}T00:00:00Z`)
  let left = workingDays
  while (left > 0) {
    day = new Date(day.getTime() + dayMs)
    if (isWorkingDay(day)) left--
  }
  return day.toISOString().slice(0, 10)
}

/** Mornings on which no worker ran are made up for. */
const daysLate = 3

/**
 * Whether whoever handles a lead without an answer is reminded by now: from the working day before the promised one. The
 * morning of a lead's own day is too early for it; what came when nobody works any more is due on the promised morning.
 */
export function isReminderDue(
  promised: string,
  { receivedAt, now }: { receivedAt: Date; now: Date },
): boolean {
  const today = brusselsDay(now)
  if (!isWorkingDay(new Date(`${today}T00:00:00Z`))) return false
  const earliest = brusselsDay(new Date(now.getTime() - daysLate * dayMs))
  if (promised < earliest || promised > replyDay(now, 1)) return false
  return brusselsDay(receivedAt) < today || partOfDay(now) !== 'morning'
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day)
}
