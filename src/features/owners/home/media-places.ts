import type { Happening } from './owner-home'
import type { Figures } from './read/day-views'

/** One place where the home can be seen: how often it was, since when it stands there, and where that is. */
export interface MediaPlace {
  source: string
  /** Views in thirty days; `null` where nobody counts them. */
  month: number | null
  since: Date | null
  url: string | null
}

/** What is known of each medium, from its figures and from its advertisements: the most viewed first. */
export function mediaPlaces(figures: Figures | null, happenings: readonly Happening[]): MediaPlace[] {
  const places = new Map<string, MediaPlace>()
  for (const { source, month } of figures?.sources ?? [])
    places.set(keyOf(source), { source, month, since: null, url: null })
  const published = happenings
    .filter(({ kind }) => kind === 'medium')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { medium, at, url } of published) {
    if (!medium) continue
    const known = places.get(keyOf(medium)) ?? { source: medium, month: null, since: null, url: null }
    // Since the first time, at the newest address.
    places.set(keyOf(medium), { ...known, since: known.since ?? at, url: url ?? known.url })
  }
  return [...places.values()].toSorted((a, b) => (b.month ?? -1) - (a.month ?? -1))
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
