import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

/** Who never wrote to us is not kept: the address was there for one mail. */
export async function forgetFriend(tx: Queryable, leadId: string): Promise<void> {
  await tx.execute(
    sql`update lead.lead set answers = answers - 'friendEmail' - 'friendName' where id = ${leadId}::uuid`,
  )
}
