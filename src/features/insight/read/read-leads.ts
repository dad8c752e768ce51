import { type SQL, sql } from 'drizzle-orm'

import { brusselsMidnight } from '@/database/brussels-day.sql'
import { type Reads, rows } from '@/database/query'
import { nullable, oneOf, text } from '@/database/row'
import type { Period } from '@/domain/visit/period'
import { type ViewSource, viewSources } from '@/domain/visit/view-source'

import { type Asked, cameBetween, type Compared, comparedRow, isCountedLead } from './asked'

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
    // Of most leads the index says all: those of a campaign are counted among them, and taken out again.
    sql`with counted as (
          select source, '' as campaign, ${sums(period)} from lead.lead where ${came(period)} group by 1
          union all
          select source, unnest(array['', written]), unnest(array[-now, now]), unnest(array[-before, before]) from (
            select source, lower(concat_ws(' / ', campaign ->> 'source', campaign ->> 'medium', campaign ->> 'name')) as written,
              ${sums(period)} from lead.lead where campaign <> '{}' and ${came(period)} group by 1, 2
          ) of_campaign
        )
        select source, campaign, sum(now)::int as now, sum(before)::int as before from counted
        group by 1, 2 having sum(now) + sum(before) > 0
        order by 3 desc, 4 desc, 1, 2 limit ${most}`,
  )
}

const came = ({ beforeFrom, to }: Period): SQL =>
  sql`${isCountedLead} and ${cameBetween(sql`${beforeFrom}::date`, sql`${to}::date + 1`)}`

/** By the moment at which the period begins: the day of each lead would have to be worked out. */
function sums({ from }: Period): SQL {
  const begins = brusselsMidnight(sql`${from}::date`)
  return sql`count(*) filter (where created_at >= ${begins}) as now,
    count(*) filter (where created_at < ${begins}) as before`
}
