import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool, nullable } from '@/database/row'

const idForm = /^[1-9]\d{0,17}$/

/** Whether the owner behind a link still gets the weekly mail; `null` for one who does not follow the home any more. */
export async function digestState(db: Queryable, homeOwnerId: string): Promise<boolean | null> {
  if (!idForm.test(homeOwnerId)) return null
  const [row] = await rows(
    db,
    { gets: nullable(bool) },
    sql`select owner.gets_digest(${homeOwnerId}::bigint) as gets`,
  )
  return row?.gets ?? null
}

export async function stopDigest(db: Queryable, homeOwnerId: string, isStopped: boolean): Promise<void> {
  if (!idForm.test(homeOwnerId)) return
  await db.execute(sql`select owner.stop_digest(${homeOwnerId}::bigint, ${isStopped})`)
}
