import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { oneOf } from '@/database/row'
import { type ViewSource, viewSources } from '@/domain/visit/view-source'

import { type Asked, type Compared, comparedRow, comparedSums, inEither } from './asked'

export interface ViewFigures extends Compared {
  source: ViewSource
}

/** Views of homes by where their visitors came from, most first. */
export async function readViews(db: Reads, { period }: Pick<Asked, 'period'>): Promise<ViewFigures[]> {
  return rows(
    db,
    { source: oneOf(viewSources), ...comparedRow },
    sql`select source, ${comparedSums(sql`views`, period)} from visit.source_total
        where ${inEither(sql`day`, period)} group by source having sum(views) > 0
        order by now desc, before desc, source`,
  )
}
