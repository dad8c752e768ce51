import { brusselsDay } from './brussels-day'

/** Day-month-year without leading zeros, on the calendar of Brussels; empty for a date that is none. */
export function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [year, month, day] = brusselsDay(date).split('-').map(Number)
  return `${day}-${month}-${year}`
}
