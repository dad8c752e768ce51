import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { keepUntil } from '@/domain/lead/retention'

import { at, recordEvent } from '../lead-row'
import { ofLead } from '../own-lead'
import { findDemand } from './demand-row'
import { notifyPlatform, registerAtPlatform } from './notify-platform'

/** Wanted indeed, still, or again: its time starts anew. False when it is not there any more. */
export async function keepDemand(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return ofLead(db, id, async (tx) => {
    const demand = await findDemand(tx, id, { isLocked: true })
    if (!demand) return false
    const until = keepUntil(demand.lead.kind, now) ?? now
    await tx.execute(
      sql`update lead.demand
          set is_active = true, asked_again_at = null, confirmed_at = coalesce(confirmed_at, ${at(now)})
          where id = ${id}::uuid`,
    )
    await tx.execute(sql`update lead.lead set keep_until = ${at(until)} where id = ${id}::uuid`)
    const isFirst = demand.search !== null && !demand.isConfirmed
    await recordEvent(tx, { leadId: id, at: now, kind: isFirst ? 'demand-confirmed' : 'demand-kept' })
    if (isFirst) await registerAtPlatform(tx, { id, now })
    else if (!demand.isActive) await notifyPlatform(tx, { id, change: 'changed', now })
    return true
  })
}
