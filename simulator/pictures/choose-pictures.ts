import { hash } from '../seed/hash'
import { has } from '../world/flags'
import type { PropertyCore } from '../world/property-core'
import { coverRooms, coverSubjects } from './cover-subjects'
import type { Entry } from './manifest'
import { walkThrough } from './walk-through'

/** Homes between two uses of a picture at dusk or in snow, on top of its ordinary turn. */
const rareness = 40

/** Homes on one page of a list: none of them has the cover of another, as far as there are pictures. */
const homesOnPage = 24

/** Hands out the pictures one after the other: the one that was not shown for longest comes next, so that neighbours differ. */
export class PictureTurns {
  /** The number of the home from which a picture may be shown again. */
  private readonly dueAsCover: Map<Entry, number>
  private readonly dueInside: Map<Entry, number>
  private readonly lastCover = new Map<Entry, number>()
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
    if (count > 0) this.takeCover(core, chosen)
    for (const subject of walkThrough(core)) {
      if (chosen.length >= count) break
      this.take(core, [subject], { chosen, due: this.dueInside })
    }
    return chosen
  }

  /** Its house, or a room where all that it could be were on this page already. */
  private takeCover(core: PropertyCore, chosen: Entry[]): void {
    const isFresh = (entry: Entry) => this.turn - (this.lastCover.get(entry) ?? -homesOnPage) >= homesOnPage
    const facades = coverSubjects(core)
    const freshRooms = coverRooms(core).filter((room) =>
      this.fitting(core, [room], chosen).some((entry) => isFresh(entry)),
    )
    const isFacadeFresh = this.fitting(core, facades, chosen).some((entry) => isFresh(entry))
    const cover = this.take(core, isFacadeFresh || freshRooms.length === 0 ? facades : freshRooms, {
      chosen,
      due: this.dueAsCover,
      isFresh,
    })
    if (cover) this.lastCover.set(cover, this.turn)
  }

  private take(
    core: PropertyCore,
    subjects: string[],
    { chosen, due, isFresh = () => true }: Turn,
  ): Entry | undefined {
    const fitting = this.fitting(core, subjects, chosen)
    const fresh = fitting.filter((entry) => isFresh(entry))
    let best: Entry | undefined
    for (const entry of fresh.length > 0 ? fresh : fitting)
      if (!best || due.get(entry)! < due.get(best)!) best = entry
    if (!best) return undefined
    chosen.push(best)
    due.set(best, this.turn + (best.isRare ? rareness : 0))
    return best
  }

  private fitting(core: PropertyCore, subjects: string[], chosen: Entry[]): Entry[] {
    return this.entries.filter(
      (entry) => subjects.includes(entry.subject) && !chosen.includes(entry) && fits(entry, core),
    )
  }
}

interface Turn {
  chosen: Entry[]
  /** From which home on a picture may come again. */
  due: Map<Entry, number>
  isFresh?: (entry: Entry) => boolean
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
