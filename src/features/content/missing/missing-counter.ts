import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'

import type { MissingAddress } from './missing-address'

const everyMs = 10_000
/** Of one process and stretch of time: who asks for more looks for holes. */
const mostWaiting = 100

export interface MissingCounter {
  add: (missing: MissingAddress) => void
  /** Writes what waits. */
  flush: () => Promise<void>
}

/** Counts addresses that do not exist, and writes them a few times a minute in one statement. What fails is dropped. */
export function countMissing({
  db,
  failed,
}: {
  db: () => Pick<Database, 'execute'>
  failed: (error: unknown) => void
}): MissingCounter {
  let waiting = new Map<string, MissingAddress & { hits: number }>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const given = [...waiting.values()]
    waiting = new Map()
    if (given.length === 0) return
    try {
      await db().execute(sql`select visit.count_missing(${JSON.stringify(given)}::jsonb)`)
    } catch (error) {
      failed(error)
    }
  }

  return {
    add(missing) {
      const key = `${missing.path} ${missing.referrer}`
      const known = waiting.get(key)
      if (known) known.hits++
      else if (waiting.size < mostWaiting) waiting.set(key, { ...missing, hits: 1 })
      timer ??= setTimeout(() => void flush(), everyMs).unref()
    },
    flush,
  }
}
