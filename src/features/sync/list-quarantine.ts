import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, moment, type RowOf, stored, text } from '@/database/row'

const recordRow = {
  id: int,
  platformId: text,
  reason: text,
  /** As the platform sent it. */
  record: stored<unknown>(),
  firstSeenAt: moment,
  lastSeenAt: moment,
}
type Row = RowOf<typeof recordRow>

export interface QuarantinedRecord extends Omit<Row, 'firstSeenAt' | 'lastSeenAt'> {
  firstSeenAt: Date
  lastSeenAt: Date
}

export interface QuarantinePage {
  records: QuarantinedRecord[]
  total: number
  page: number
  pages: number
}

const perPage = 20

/** Records that were set aside, the most recently seen first. */
export async function listQuarantine(
  db: Database,
  { page: asked = 1 }: { page?: number } = {},
): Promise<QuarantinePage> {
  const [{ total } = { total: 0 }] = await rows(
    db,
    { total: int },
    sql`select count(*)::int as total from sync.quarantine`,
  )
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(Math.max(1, asked), pages)
  const found = await rows(
    db,
    recordRow,
    sql`select id, platform_id as "platformId", reason, record, first_seen_at as "firstSeenAt",
               last_seen_at as "lastSeenAt"
        from sync.quarantine order by last_seen_at desc, id
        limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  return { records: found.map(withDates), total, page, pages }
}

function withDates(row: Row): QuarantinedRecord {
  return { ...row, firstSeenAt: new Date(row.firstSeenAt), lastSeenAt: new Date(row.lastSeenAt) }
}
