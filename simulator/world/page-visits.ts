import { hash } from '../seed/hash'
import { brusselsDay } from './brussels-time'
import type { PropertyCore } from './property-core'
import type { VisitCounter } from './visits'

export type Medium = { id: number; name: string; perDay: number }

const website: Medium = { id: 5, name: 'Agency website', perDay: 6 }

/** Visits counted through the API belong to the agency's own website. */
export const countedMediumId = website.id

const belgianMedia: Medium[] = [
  website,
  { id: 6, name: 'Immoweb', perDay: 21 },
  { id: 34, name: 'Zimmo', perDay: 9 },
  { id: 35, name: 'Immoscoop', perDay: 7 },
]
const luxembourgMedia: Medium[] = [
  website,
  { id: 27, name: 'atHome', perDay: 24 },
  { id: 6, name: 'Immoweb', perDay: 5 },
]

export function mediaOf(core: PropertyCore): Medium[] {
  return core.place.countryId === 50 ? luxembourgMedia : belgianMedia
}

/** Visits of one property through one medium on one day: many at first, fewer later, most in the weekend. */
export function visitsOn(core: PropertyCore, medium: Medium, day: number, counter: VisitCounter): number {
  const counted = medium.id === countedMediumId ? (counter.get(core.id)?.get(day) ?? 0) : 0
  const age = day - brusselsDay(core.createdAt)
  if (age < 0) return counted
  const freshness = 0.3 + 0.7 * Math.exp(-age / 12)
  // 1 January 1970 was a Thursday.
  const weekend = (day + 4) % 7 === 0 || (day + 3) % 7 === 0 ? 1.35 : 0.9
  const mood = 0.35 + (hash(core.key, medium.id, day) % 1000) / 770
  return counted + Math.floor(medium.perDay * freshness * weekend * mood)
}

export type VisitTotals = { VisitToday: number; VisitWeek: number; VisitMonth: number; VisitTotal: number }

/** Today, the last 7 days, the last 30 days, and since the property was entered. */
export function visitTotals(
  core: PropertyCore,
  media: Medium[],
  today: number,
  counter: VisitCounter,
): VisitTotals {
  const totals = { VisitToday: 0, VisitWeek: 0, VisitMonth: 0, VisitTotal: 0 }
  for (let day = brusselsDay(core.createdAt); day <= today; day++) {
    for (const medium of media) {
      const visits = visitsOn(core, medium, day, counter)
      totals.VisitTotal += visits
      if (day > today - 30) totals.VisitMonth += visits
      if (day > today - 7) totals.VisitWeek += visits
      if (day === today) totals.VisitToday += visits
    }
  }
  return totals
}
