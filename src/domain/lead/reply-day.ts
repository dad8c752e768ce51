import { brusselsDay } from '../brussels-day'
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

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day)
}
