import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { keepUntil } from '@/domain/lead/retention'

import { at, recordEvent } from '../lead-row'
import { findDemand } from './demand-row'
import { tellPlatform } from './tell-platform'

/** Still wanted, or wanted again: its time starts anew. False when it is not there any more. */
export async function keepDemand(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const demand = await findDemand(tx, id, { isLocked: true })
    if (!demand) return false
    const until = keepUntil('demand', now) ?? now
    await tx.execute(
      sql`update lead.demand set is_active = true, asked_again_at = null where id = ${id}::uuid`,
    )
    await tx.execute(sql`update lead.lead set keep_until = ${at(until)} where id = ${id}::uuid`)
    await recordEvent(tx, { leadId: id, at: now, kind: 'demand-kept' })
    if (!demand.isActive) await tellPlatform(tx, { id, change: 'changed', now })
    return true
  })
}
