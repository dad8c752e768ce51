const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' })

/** The day it is in Brussels, as 2026-11-15. */
export function brusselsDay(now: Date): string {
  return day.format(now)
}
