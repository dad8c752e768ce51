import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { viewsOf } from '@/features/visits/views-of'

import { rounded, table } from '../../console'
import { demand, isFull, median, percentile, timed } from '../statistics'
import { seedDays } from './seed-days'

const days = 400
/** The small run only finds what is badly wrong. */
const mostMs = isFull ? 50 : 250

/** An owner's homes among all of them, with more than a year of views each. */
export async function readBack(db: Database, homes: number): Promise<void> {
  await db.execute(sql`truncate visit.daily`)
  const stored = await seedDays(db, { homes, days })
  const read: Record<string, string | number>[] = []
  for (const howMany of [1, 5, 20]) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < 40; round++) {
      const ids = Array.from({ length: howMany }, (_, n) => 1 + ((round * 7919 + n * 104_729) % homes))
      times.push(
        await timed(async () => {
          found = (await viewsOf(db, ids, { from: '2000-01-01', to: '2100-01-01' })).length
        }),
      )
    }
    read.push({
      rows: stored,
      'homes read': howMany,
      'rows read': found,
      'median ms': rounded(median(times)),
      'p95 ms': rounded(percentile(times, 0.95)),
    })
    demand(`${howMany} homes, ${days} days: all rows`, found === howMany * days * 2)
    if (howMany <= 5) demand(`${howMany} homes in ${mostMs} ms`, percentile(times, 0.95) < mostMs)
  }
  table(read)
}
