import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

export interface LeadSummary extends Record<string, unknown> {
  /** Nobody has taken them up yet. */
  fresh: number
  /** Deliveries that somebody has to look at; those of a lead that is dealt with are not. */
  dead: number
}

export async function leadSummary(db: Queryable): Promise<LeadSummary> {
  const [summary] = await rows<LeadSummary>(
    db,
    sql`select (select count(*) from lead.lead where status = 'new')::int as fresh,
          (select count(*) from lead.delivery d join lead.lead l on l.id = d.lead_id
           where d.state = 'dead' and l.status not in ('closed', 'spam'))::int as dead`,
  )
  return summary ?? { fresh: 0, dead: 0 }
}
