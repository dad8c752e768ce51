import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, type RowOf } from '@/database/row'

import { inScope } from './lead-scope'
import type { LeadScope } from './leads.access'

const leadSummaryRow = {
  /** Nobody has taken them up yet. */
  fresh: int,
  /** Deliveries that somebody has to look at; those of a lead that is dealt with are not. */
  dead: int,
}
export type LeadSummary = RowOf<typeof leadSummaryRow>

export async function leadSummary(db: Queryable, scope: LeadScope): Promise<LeadSummary> {
  const [summary] = await rows(
    db,
    leadSummaryRow,
    sql`select (select count(*) from lead.lead l where l.status = 'new' and ${inScope(scope)})::int as fresh,
          (select count(*) from lead.sending d join lead.lead l on l.id = d.lead_id
           where d.state = 'dead' and l.status not in ('closed', 'spam') and ${inScope(scope)})::int as dead`,
  )
  return summary ?? { fresh: 0, dead: 0 }
}

/** Leads that a colleague has taken up, or was given, and has not dealt with. */
export async function countOwnLeads(db: Queryable, userId: number): Promise<number> {
  const [found] = await rows(
    db,
    { count: int },
    sql`select count(*)::int as count from lead.lead where assignee_id = ${userId} and status = 'assigned'`,
  )
  return found?.count ?? 0
}
