import { type Seen, subjectOf } from '@/domain/visit/seen'

import type { Viewer } from './visitor-hash'

export interface View extends Viewer {
  /** In Brussels, as 2026-11-15. */
  day: string
  seen: Seen
}

/** Views that wait to be stored: each visitor of a thing and a day once, and never more than so many. */
export class ViewBuffer {
  #views = new Map<string, View>()
  /** Taken out and not yet stored: they need room too, should they come back. */
  #taken = 0
  #dropped = 0

  constructor(private readonly most: number) {}

  get size(): number {
    return this.#views.size
  }

  add(view: View): void {
    const key = `${view.day} ${subjectOf(view.seen)} ${view.program} ${view.address}`
    // The first one says where the visitor came from.
    if (this.#views.has(key)) return
    if (this.#views.size + this.#taken >= this.most) this.#dropped++
    else this.#views.set(key, view)
  }

  /** All of them: the caller stores them and says `settle`, or gives them back. */
  take(): View[] {
    const views = [...this.#views.values()]
    this.#views = new Map()
    this.#taken = views.length
    return views
  }

  settle(unstored: readonly View[] = []): void {
    this.#taken = 0
    for (const view of unstored) this.add(view)
  }

  /** How many found no room since it was last asked. */
  takeDropped(): number {
    const dropped = this.#dropped
    this.#dropped = 0
    return dropped
  }
}
