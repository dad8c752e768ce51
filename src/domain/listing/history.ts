import { brusselsDay } from '../brussels-day'
import { isClosed } from './closed-listing'
import type { ListingStatus } from './listing'

/** What a home was from a moment on, as the sync saw it. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string
  /** `null`: not on the site. */
  status: ListingStatus | null
  /** As visitors could see it then. */
  priceCents: number | null
  /** It was already there when the history began. */
  isFirstSync: boolean
}

/** `day` is a day in Brussels, as 2026-11-15. */
export type HistoryEvent = { day: string } & (
  | { kind: 'online' | 'seen' | 'online-again' | 'available-again' | 'under-option' | 'sold' | 'rented' }
  | { kind: 'price'; fromCents: number; toCents: number }
)

export interface HomeHistory {
  events: HistoryEvent[]
  /** Days on which it was there to be had; at least so many when the first event is `seen`. */
  daysOnline: number
}

interface DayEntry extends HistoryEntry {
  day: string
}

/**
 * What became of a home, oldest first. What was put right on the same day never happened. The day of the first sync is
 * no event of the home: it is `seen`, not `online`. `null` for a home that was never seen to be had.
 */
export function homeHistory(entries: readonly HistoryEntry[], today: string): HomeHistory | null {
  const days = turnsOf(entries)
  const start = days.findIndex(({ status }) => isOpen(status))
  const first = days[start]
  if (!first) return null
  const opened = { day: first.day, kind: start === 0 && first.isFirstSync ? 'seen' : 'online' } as const
  const events: HistoryEvent[] = [opened]
  let before: DayEntry = first
  let price = first.priceCents
  let daysOnline = 0
  for (const entry of days.slice(start + 1)) {
    if (isOpen(before.status)) daysOnline += daysBetween(before.day, entry.day)
    const { day, priceCents } = entry
    const kind = statusEvent(before.status, entry.status)
    if (kind) events.push({ day, kind })
    if (price !== null && priceCents !== null && price !== priceCents)
      events.push({ day, kind: 'price', fromCents: price, toCents: priceCents })
    price = priceCents ?? price
    before = entry
  }
  if (isOpen(before.status)) daysOnline += Math.max(0, daysBetween(before.day, today))
  return { events, daysOnline }
}

/** Going offline is not shown: a home that is not there has no page. */
function statusEvent(before: ListingStatus | null, now: ListingStatus | null) {
  if (now === before || now === null) return null
  if (before === null && isOpen(now)) return 'online-again'
  return now === 'available' ? 'available-again' : now
}

function isOpen(status: ListingStatus | null): boolean {
  return status !== null && !isClosed(status)
}

/** How it began, and how each day ended. */
function turnsOf(entries: readonly HistoryEntry[]): DayEntry[] {
  const dated = entries.map((entry) => ({ ...entry, day: brusselsDay(new Date(entry.at)) }))
  const lastOfDays = new Map(dated.map((entry) => [entry.day, entry]))
  return [...dated.slice(0, 1), ...lastOfDays.values()]
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
