import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

/** What was undone no longer answers for what is asked anew with the same form. */
export async function retireKey(tx: Queryable, leadId: string): Promise<void> {
  await tx.execute(
    sql`update lead.lead set idempotency_key = idempotency_key || ':' || gen_random_uuid()
        where id = ${leadId}::uuid`,
  )
}
