import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool } from '@/database/row'

/** What ends an owner's view of a home: an agent, another owner at the platform, or the time after the home closed. */
export type AccessEnd = 'agency' | 'platform' | 'closed'

/** Ends one owner's view of one home. With the last home goes the account: sessions, password and passkeys. */
export async function revokeOwner(db: Queryable, id: number, why: AccessEnd = 'agency'): Promise<boolean> {
  const [ended] = await rows(db, { isEnded: bool }, sql`select owner.end_access(${id}, ${why}) as "isEnded"`)
  return ended?.isEnded ?? false
}
