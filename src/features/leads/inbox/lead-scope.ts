import { type SQL, sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'

import type { LeadScope } from './leads.access'

/** For rows of `lead.lead l`. Every statement that reads leads for a colleague names it. */
export function inScope(scope: LeadScope): SQL {
  return scope === 'all' ? sql`true` : sql`l.assignee_id = ${scope.assigneeId}`
}

export async function isInScope(db: Queryable, scope: LeadScope, leadId: string): Promise<boolean> {
  const found = await rowCount(
    db,
    sql`select 1 from lead.lead l where l.id = ${leadId}::uuid and ${inScope(scope)}`,
  )
  return found > 0
}
