import { timeZone } from './time-zone'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone })

const hourMs = 3_600_000
const mostKept = 2000
/** By the hour of the clock of the world: within one of them Brussels never begins a day. */
const kept = new Map<number, string>()

/** The day it is in Brussels, as 2026-11-15. */
export function brusselsDay(now: Date): string {
  const time = now.getTime()
  // Clocks once differed by less than an hour.
  if (!(time >= 0)) return day.format(now)
  const hour = Math.floor(time / hourMs)
  const known = kept.get(hour)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const text = day.format(now)
  kept.set(hour, text)
  return text
}
