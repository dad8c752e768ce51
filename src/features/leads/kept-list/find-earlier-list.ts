import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { text } from '@/database/row'

/** The list that the person of this lead keeps already: whoever lost its link gets it once more. For the worker, who sees all. */
export async function findEarlierList(db: Reads, leadId: string): Promise<string | null> {
  const [earlier] = await rows(
    db,
    { id: text },
    sql`select other.id from lead.lead own
        join lead.lead other on other.email_key = own.email_key and other.id <> own.id
        join lead.kept_list k on k.id = other.id and k.confirmed_at is not null
        where own.id = ${leadId}::uuid order by other.keep_until desc, other.id limit 1`,
  )
  return earlier?.id ?? null
}
