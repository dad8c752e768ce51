import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { frequencies } from '@/domain/lead/forms/demand'
import type { Lead } from '@/domain/lead/lead'

import { findLead } from '../lead-row'

type Frequency = (typeof frequencies)[number]

export interface Demand {
  lead: Lead
  isActive: boolean
  frequency: Frequency
  /** Deleted then, unless its owner says otherwise. */
  until: Date | null
}

/** With `isLocked`, nobody else changes it before the transaction ends. */
export async function findDemand(
  db: Queryable,
  id: string,
  { isLocked = false } = {},
): Promise<Demand | null> {
  const [row] = await rows<Pick<Demand, 'isActive' | 'frequency'> & { until: string | null }>(
    db,
    sql`select d.is_active as "isActive", d.frequency, l.keep_until as until
        from lead.demand d join lead.lead l on l.id = d.id
        where d.id = ${id}::uuid ${isLocked ? sql`for update` : sql``}`,
  )
  const lead = row ? await findLead(db, id) : null
  return row && lead ? { ...row, lead, until: row.until ? new Date(row.until) : null } : null
}
