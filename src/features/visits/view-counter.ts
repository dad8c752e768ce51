import { brusselsDay } from '@/domain/brussels-day'
import type { Reads } from '@/database/query'

import { saltOf, storeViews } from './store-views'
import { type View, ViewBuffer } from './view-buffer'

export interface ViewCounterServices {
  db: () => Reads
  now: () => Date
  log: {
    dropped: (views: number) => void
    failed: (error: unknown) => void
  }
}

export interface ViewCounter {
  /** Counts it with the next batch. */
  add: (view: Omit<View, 'day'>) => void
  /** Stores what waits. */
  flush: () => Promise<void>
  /** Stores what waits, for the last time. */
  stop: () => Promise<void>
}

/** What a killed process loses: twice a second leaves time for the writing itself within the second. */
const everyMs = 500
const rowsAtOnce = 2000
/** Some megabytes: a minute of a busy day while the database is away. */
const mostWaiting = 20_000

/** Takes in views by the thousand and writes them in batches. */
export function startViewCounter({ db, now, log }: ViewCounterServices): ViewCounter {
  const buffer = new ViewBuffer(mostWaiting)
  /** Only the present day's: what is gone cannot be recognised. */
  let known: { day: string; salt: Buffer } | null = null
  let writing: Promise<void> | null = null

  const flush = () => (writing ??= write().finally(() => (writing = null)))
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  async function write(): Promise<void> {
    const dropped = buffer.takeDropped()
    if (dropped > 0) log.dropped(dropped)
    const waiting = buffer.take()
    let stored = 0
    try {
      while (stored < waiting.length) {
        const batch = sameDay(waiting.slice(stored, stored + rowsAtOnce))
        await writeBatch(batch)
        stored += batch.length
      }
    } catch (error) {
      log.failed(error)
    }
    buffer.settle(waiting.slice(stored))
  }

  async function writeBatch(views: View[]): Promise<void> {
    let counted = await store(views)
    if (counted === null && known) {
      // The database has another salt than this process knew, as after a restored backup.
      known = null
      counted = await store(views)
    }
    if (counted === null) log.dropped(views.length)
  }

  async function store(views: View[]): Promise<number | null> {
    const day = views[0]?.day ?? ''
    const salt = await saltFor(day)
    return salt && storeViews(db(), { day, salt, views })
  }

  async function saltFor(day: string): Promise<Buffer | null> {
    if (known?.day === day) return known.salt
    const salt = await saltOf(db(), day)
    known = salt && { day, salt }
    return salt
  }

  return {
    add(view) {
      buffer.add({ ...view, day: brusselsDay(now()) })
      if (buffer.size >= rowsAtOnce) void flush()
    },
    flush,
    async stop() {
      clearInterval(timer)
      // One may be under way that began before the last view came.
      await flush()
      await flush()
    },
  }
}

/** The first of them that are of one day: others come with midnight. */
function sameDay(views: View[]): View[] {
  const end = views.findIndex(({ day }) => day !== views[0]?.day)
  return end === -1 ? views : views.slice(0, end)
}
