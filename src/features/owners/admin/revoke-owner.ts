import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'

/** Ends one owner's view of one home. With the last home goes the account: sessions, password and passkeys. */
export async function revokeOwner(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [revoked] = await rows(
      tx,
      { email: text },
      sql`update owner.home_owner set revoked_at = now(), account_id = null
          where id = ${id} and revoked_at is null returning email`,
    )
    if (!revoked) return false
    const { email } = revoked
    const left = sql`exists (select from owner.home_owner where email = ${email} and revoked_at is null)`
    await tx.execute(sql`delete from owner_auth.login where email = ${email} and not ${left}`)
    await tx.execute(
      sql`update owner_auth.one_time set used_at = now()
          where email = ${email} and used_at is null and not ${left}`,
    )
    return true
  })
}
