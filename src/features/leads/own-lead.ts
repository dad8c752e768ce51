import { sql } from 'drizzle-orm'

import { type Queryable, type Reads, rows, type Transaction } from '@/database/query'
import { readsTogether } from '@/database/reads-together'
import { text } from '@/database/row'

// The process that answers visitors sees no lead but those that are named here: row-level security leaves no other. An id
// comes out of a signed link, or off a link that was mailed; a lead that was just saved is named by the database itself.
const setting = 'gevel.leads'

/** What belongs to one lead, and nothing of another. Each read carries its permission, so that none needs a transaction. */
export function readsOfLead(db: Reads, id: string): Reads {
  return readsTogether(db, { name: setting, value: id })
}

/** Does something with one lead and what belongs to it, or nothing at all. */
export function ofLead<Answer>(
  db: Queryable,
  id: string,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await openLeads(tx, [id])
    return work(tx)
  })
}

/** From now on the transaction sees these as well. */
export async function openLeads(tx: Reads, ids: readonly string[]): Promise<void> {
  await rows(
    tx,
    { opened: text },
    sql`select set_config(${setting},
          concat_ws(',', nullif(current_setting(${setting}, true), ''), nullif(${ids.join(',')}, '')), true) as opened`,
  )
}
