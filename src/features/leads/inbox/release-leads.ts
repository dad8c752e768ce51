import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rowCount, rows } from '@/database/query'
import { text } from '@/database/row'

import { forgetAbsences } from '../absence/absence-store'
import { recordEvent } from '../lead-row'

interface Leaving {
  ofUser: number
  actorId: number | null
  now: Date
}

/** What somebody has open is nobody's once they may no longer read it, and is found as such by its office. */
export async function releaseLeads(db: Queryable, { ofUser, actorId, now }: Leaving): Promise<void> {
  const open = await rows(
    db,
    { id: text },
    sql`update lead.lead set assignee_id = null, status = 'new'
        where assignee_id = ${ofUser} and status in ('new', 'assigned') returning id`,
  )
  for (const { id: leadId } of open)
    await recordEvent(db, { leadId, at: now, kind: 'unassigned', actorId: actorId ?? undefined })
}

/** Of an account that is gone no lead keeps the number: what it answered or closed keeps the name. */
export async function forgetAssignee(db: Queryable, leaving: Leaving & { name: string }): Promise<void> {
  await releaseLeads(db, leaving)
  await forgetAbsences(db, leaving.ofUser)
  await db.execute(
    sql`update lead.lead set assignee_id = null, assignee_name = ${leaving.name} where assignee_id = ${leaving.ofUser}`,
  )
}

/** Their account is not deleted before the transaction ends; false when it is gone. Before any lead is held. */
export async function holdAccount(tx: Queryable, userId: number): Promise<boolean> {
  return (
    (await rowCount(tx, sql`select 1 from ${payloadTables.users} where id = ${userId} for key share`)) > 0
  )
}
