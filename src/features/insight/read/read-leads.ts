import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { nullable, oneOf, text } from '@/database/row'
import { type ViewSource, viewSources } from '@/domain/visit/view-source'

import { type Asked, type Compared, comparedRow, comparedSums, countedLeads } from './asked'

export interface LeadFigures extends Compared {
  /** `null` when the browser did not say. */
  source: ViewSource | null
  /** As the address named it: source / medium / campaign; empty without one. */
  campaign: string
}

/** Leads by where whoever sent them came from. Campaigns are written in many ways: their case makes no difference. */
export async function readLeads(
  db: Reads,
  { period, most }: Pick<Asked, 'period' | 'most'>,
): Promise<LeadFigures[]> {
  return rows(
    db,
    { source: nullable(oneOf(viewSources)), campaign: text, ...comparedRow },
    sql`select source,
          lower(concat_ws(' / ', campaign ->> 'source', campaign ->> 'medium', campaign ->> 'name')) as campaign,
          ${comparedSums(sql`1`, period)}
        from ${countedLeads(period)}
        group by 1, 2 order by now desc, before desc, 1, 2 limit ${most}`,
  )
}
