import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { moment, type RowOf, text } from '@/database/row'

const filedReplyRow = {
  id: text,
  text,
  author: text,
  createdAt: moment,
}

export interface FiledReply extends Omit<RowOf<typeof filedReplyRow>, 'createdAt'> {
  createdAt: Date
}

/** What colleagues replied to a lead, the latest first. */
export async function listReplies(db: Queryable, leadId: string): Promise<FiledReply[]> {
  const found = await rows(
    db,
    filedReplyRow,
    sql`select id, text, author_name as author, created_at as "createdAt"
        from lead.reply where lead_id = ${leadId}::uuid order by created_at desc, id`,
  )
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
