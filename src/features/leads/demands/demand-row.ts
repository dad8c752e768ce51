import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, moment, nullable, oneOf, text } from '@/database/row'
import { frequencies } from '@/domain/lead/forms/demand'
import type { Lead } from '@/domain/lead/lead'

import { findLead } from '../lead-row'

type Frequency = (typeof frequencies)[number]

export interface Demand {
  lead: Lead
  isActive: boolean
  frequency: Frequency
  /** The whole search of the list it was made from: see `searchText`; `null` for one that was filled in as a form. */
  search: string | null
  /** Whether whoever has the address said yes to a demand from a list. */
  isConfirmed: boolean
  /** Deleted then, unless its owner says otherwise. */
  until: Date | null
}

/** With `isLocked`, nobody else changes it before the transaction ends. */
export async function findDemand(db: Reads, id: string, { isLocked = false } = {}): Promise<Demand | null> {
  const [row] = await rows(
    db,
    {
      isActive: bool,
      frequency: oneOf(frequencies),
      search: nullable(text),
      isConfirmed: bool,
      until: nullable(moment),
    },
    sql`select d.is_active as "isActive", d.frequency, d.search, d.confirmed_at is not null as "isConfirmed",
          l.keep_until as until
        from lead.demand d join lead.lead l on l.id = d.id
        where d.id = ${id}::uuid ${isLocked ? sql`for update` : sql``}`,
  )
  const lead = row ? await findLead(db, id) : null
  return row && lead ? { ...row, lead, until: row.until ? new Date(row.until) : null } : null
}
