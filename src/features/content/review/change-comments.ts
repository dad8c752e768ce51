import { sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'
import type { Language } from '@/domain/language'

import type { ReviewedRecord } from './review-paths'
import type { Refusal } from './review-state'

interface Writing extends ReviewedRecord {
  me: number
  text: string
}

export async function writeComment(
  db: Queryable,
  { kind, id, me, text, language, field }: Writing & { language: Language; field: string | null },
): Promise<null> {
  await db.execute(
    sql`insert into content.comment (kind, record_id, language, field, text, written_by)
        values (${kind}, ${id}, ${language}, ${field}, ${text}, ${me})`,
  )
  return null
}

/** Below the comment; one that was settled meanwhile is open again. */
export async function answerComment(
  db: Queryable,
  { kind, id, me, text, comment }: Writing & { comment: string },
): Promise<Refusal | null> {
  const count = await rowCount(
    db,
    sql`insert into content.comment (kind, record_id, language, field, answers, text, written_by)
        select kind, record_id, language, field, id, ${text}, ${me} from content.comment
        where id = ${comment}::uuid and kind = ${kind} and record_id = ${id} and answers is null returning id`,
  )
  if (count === 0) return 'gone'
  return settleComment(db, { kind, id, me, comment, isSettled: false })
}

export async function settleComment(
  db: Queryable,
  { kind, id, me, comment, isSettled }: ReviewedRecord & { me: number; comment: string; isSettled: boolean },
): Promise<Refusal | null> {
  // Who settled it first stays named.
  const count = await rowCount(
    db,
    sql`update content.comment
        set settled_by = case when not ${isSettled} then null when settled_at is null then ${me}::integer else settled_by end,
          settled_at = case when ${isSettled} then coalesce(settled_at, now()) end
        where id = ${comment}::uuid and kind = ${kind} and record_id = ${id} and answers is null returning id`,
  )
  return count > 0 ? null : 'gone'
}
