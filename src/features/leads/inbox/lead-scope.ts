import { type SQL, sql } from 'drizzle-orm'

import { brusselsDate } from '@/database/brussels-day.sql'
import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rowCount, type Transaction } from '@/database/query'

import type { LeadScope } from './leads.access'

/**
 * For rows of `lead.lead l`. Every statement that reads leads for a colleague names it. An agent's are those that were
 * given to them or to whom they stand in for today, and of their office those that are nobody's; the office is that of their page in the team.
 */
export function inScope(scope: LeadScope): SQL {
  if (scope === 'all') return sql`true`
  const { agentId } = scope
  const today = brusselsDate(sql`now()`)
  const own = sql`array(select ${agentId}::int union all select a.user_id from lead.absence a
    where a.cover_id = ${agentId} and ${today} between a.first_day and a.last_day)`
  return sql`(l.assignee_id = any(${own}) or (l.assignee_id is null and l.assignee_email is null and l.office_id =
    (select m.office_id from ${payloadTables.team_members} m where m.user_id = ${agentId} and m.deleted_at is null)))`
}

export async function isInScope(db: Queryable, scope: LeadScope, leadId: string): Promise<boolean> {
  const found = await rowCount(
    db,
    sql`select 1 from lead.lead l where l.id = ${leadId}::uuid and ${inScope(scope)}`,
  )
  return found > 0
}

/** The same, and nobody changes it before the transaction ends: of two who take a lead the second finds it taken. */
export async function holdInScope(tx: Transaction, scope: LeadScope, leadId: string): Promise<boolean> {
  const found = await rowCount(
    tx,
    sql`select 1 from lead.lead l where l.id = ${leadId}::uuid and ${inScope(scope)} for no key update`,
  )
  return found > 0
}
