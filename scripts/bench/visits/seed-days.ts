import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'

import { progress } from '../../console'

/** Views of every home on each day until yesterday, from two sources; day after day, as they come in real life. */
export async function seedDays(
  db: Database,
  { homes, days }: { homes: number; days: number },
): Promise<number> {
  const step = 50
  for (let first = 1; first <= days; first += step) {
    await db.execute(
      sql`insert into visit.daily (listing_id, day, source, views)
          select home, visit.today() - (${days}::int - ago), source, 1 + (home + ago) % 17
          from generate_series(${first - 1}::int, ${Math.min(first + step - 1, days) - 1}::int) ago,
            generate_series(1, ${homes}::int) home, unnest(array['own-site', 'portal']) source
          order by ago, md5((home + ago)::text)`,
    )
    progress('days', Math.min(first + step - 1, days), days)
  }
  await db.$client.query('vacuum analyze visit.daily')
  return homes * days * 2
}
