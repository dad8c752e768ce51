import { keptTimes } from '@/domain/rights/kept-times'
import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { bool } from '@/database/row'

import { at, recordEvent } from '../lead-row'
import { ofLead } from '../own-lead'
import { retireKey } from '../privacy/retire-key'
import { findDemand } from './demand-row'
import { notifyPlatform } from './notify-platform'

/** No more mail, from this moment on; stopping twice is stopping once. False when it is not there any more. */
export async function stopDemand(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return ofLead(db, id, async (tx) => {
    const demand = await findDemand(tx, id, { isLocked: true })
    if (!demand) return false
    if (!demand.isActive) return true
    await tx.execute(sql`update lead.demand set is_active = false where id = ${id}::uuid`)
    await retireKey(tx, id)
    await tx.execute(
      sql`update lead.lead set keep_until = ${at(now)} + make_interval(days => ${keptTimes.stoppedDemand.days})
          where id = ${id}::uuid`,
    )
    await recordEvent(tx, { leadId: id, at: now, kind: 'demand-stopped' })
    // The platform stops a person, not a demand: only when this was the last one that it knows.
    if (!(await hasOther(tx, id))) await notifyPlatform(tx, { id, change: 'stopped', now })
    return true
  })
}

async function hasOther(tx: Queryable, id: string): Promise<boolean> {
  const [other] = await rows(
    tx,
    { isThere: bool },
    sql`select lead.has_other_demand(${id}::uuid) as "isThere"`,
  )
  return other?.isThere ?? false
}
