import { type SQL, sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows, type Transaction } from '@/database/query'
import { int } from '@/database/row'

/**
 * Two locks on every read of the portal. `homeIds` are the owner's own, and every statement names them through `own`;
 * the transaction carries the account by which row-level security finds the same ones.
 */
export interface OwnerReads {
  tx: Transaction
  homeIds: readonly number[]
}

export function asOwner<Answer>(
  db: Database,
  accountId: string,
  read: (reads: OwnerReads) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('gevel.owner', ${accountId}, true)`)
    const homes = await rows(
      tx,
      { id: int },
      sql`select distinct listing_id as id from owner.home_owner
          where account_id = ${accountId} and revoked_at is null order by 1`,
    )
    return read({ tx, homeIds: homes.map(({ id }) => id) })
  })
}

/** "… and is one of the owner's own". */
export function own(column: SQL, { homeIds }: Pick<OwnerReads, 'homeIds'>): SQL {
  return sql`${column} = any(${sql.param([...homeIds])}::bigint[])`
}
