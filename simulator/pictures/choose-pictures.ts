import { hash } from '../seed/hash'
import { has } from '../world/flags'
import type { PropertyCore } from '../world/property-core'
import { coverSubjects } from './cover-subjects'
import type { Entry } from './manifest'
import { walkThrough } from './walk-through'

/** Homes between two uses of a picture at dusk or in snow, on top of its ordinary turn. */
const rareness = 40

/** Hands out the pictures one after the other: the one that was not shown for longest comes next, so that neighbours differ. */
export class PictureTurns {
  /** The number of the home from which a picture may be shown again. */
  private readonly dueAsCover: Map<Entry, number>
  private readonly dueInside: Map<Entry, number>
  private turn = 0

  constructor(
    readonly entries: readonly Entry[],
    seed: number,
  ) {
    this.dueAsCover = firstDue(entries, hash(seed, 331))
    this.dueInside = firstDue(entries, hash(seed, 332))
  }

  /** At most `count` different pictures that fit the home, the cover first. */
  next(core: PropertyCore, count: number): Entry[] {
    this.turn++
    const chosen: Entry[] = []
    if (count > 0) this.take(core, coverSubjects(core), chosen, this.dueAsCover)
    for (const subject of walkThrough(core)) {
      if (chosen.length >= count) break
      this.take(core, [subject], chosen, this.dueInside)
    }
    return chosen
  }

  private take(core: PropertyCore, subjects: string[], chosen: Entry[], due: Map<Entry, number>): void {
    let best: Entry | undefined
    for (const entry of this.entries) {
      if (!subjects.includes(entry.subject) || chosen.includes(entry) || !fits(entry, core)) continue
      if (!best || due.get(entry)! < due.get(best)!) best = entry
    }
    if (!best) return
    chosen.push(best)
    due.set(best, this.turn + (best.isRare ? rareness : 0))
  }
}

/** By chance, and half of the rare ones not among the first. */
function firstDue(entries: readonly Entry[], seed: number): Map<Entry, number> {
  return new Map(
    entries.map((entry, index) => {
      const chance = hash(seed, index) / 2 ** 32
      return [entry, entry.isRare && chance > 0.5 ? rareness / 2 : chance - 1]
    }),
  )
}

function fits(entry: Entry, core: PropertyCore): boolean {
  const country = core.place.countryId === 50 ? 'LU' : 'BE'
  if (entry.country !== 'both' && entry.country !== country) return false
  const isUpstairs = core.category !== 'house' && !has(core.flags, 'garden')
  return !(entry.hasGardenView && isUpstairs)
}
