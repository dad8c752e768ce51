import { sql } from 'drizzle-orm'

import { contentRoles } from '@/cms/access/editors.access'
import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rowCount, rows } from '@/database/query'
import { int, nullable, text } from '@/database/row'
import { type Language, mainLanguage } from '@/domain/language'
import { colleagueLetterChannel } from '@/features/colleagues/letters/queue-colleague-letter'

import type { ReviewedRecord } from './review-paths'
import type { Refusal, ReviewAnswer } from './review-state'

interface Question extends ReviewedRecord {
  language: Language
  askedBy: number
  askedOf: number
  note: string
  revision: string | null
}

/** Once per colleague and language until they answer; they get a mail. */
export async function askReview(db: Queryable, question: Question): Promise<Refusal | null> {
  const { kind, id, language, askedBy, askedOf, note, revision } = question
  const [colleague] = await rows(
    db,
    { id: int },
    sql`select id from ${payloadTables.users}
        where id = ${askedOf} and id <> ${askedBy} and role::text = any(${sql.param([...contentRoles])}::text[])`,
  )
  if (!colleague) return 'no-colleague'
  const [asked] = await rows(
    db,
    { id: text },
    sql`insert into content.review (kind, record_id, language, asked_by, asked_of, note, revision)
        values (${kind}, ${id}, ${language}, ${askedBy}, ${askedOf}, ${note}, ${revision})
        on conflict (kind, record_id, language, asked_of) where answered_at is null do nothing returning id`,
  )
  if (!asked) return 'asked-already'
  await queueLetter(db, { kind: 'asked', review: asked.id, userId: askedOf })
  return null
}

interface Answering extends ReviewedRecord {
  review: string
  me: number
  answer: ReviewAnswer
  reply: string
}

/** By whom it was asked of, once; whoever asked gets a mail. */
export async function answerReview(db: Queryable, answering: Answering): Promise<Refusal | null> {
  const { kind, id, review, me, answer, reply } = answering
  const [answered] = await rows(
    db,
    { askedBy: nullable(int) },
    sql`update content.review set answer = ${answer}, reply = ${reply}, answered_at = now()
        where id = ${review}::uuid and kind = ${kind} and record_id = ${id} and asked_of = ${me} and answered_at is null
        returning asked_by as "askedBy"`,
  )
  if (!answered) return 'answered-already'
  if (answered.askedBy !== null) await queueLetter(db, { kind: 'answered', review, userId: answered.askedBy })
  return null
}

/** By whoever asked, or an editor: somebody who left answers no more. */
export async function withdrawReview(
  db: Queryable,
  { kind, id, review, me, isEditor }: ReviewedRecord & { review: string; me: number; isEditor: boolean },
): Promise<Refusal | null> {
  const count = await rowCount(
    db,
    sql`delete from content.review where id = ${review}::uuid and kind = ${kind} and record_id = ${id}
          and answered_at is null and (${isEditor} or asked_by = ${me}) returning id`,
  )
  return count > 0 ? null : 'answered-already'
}

/** In the language in which they read the admin. */
async function queueLetter(
  db: Queryable,
  { kind, review, userId }: { kind: 'asked' | 'answered'; review: string; userId: number },
): Promise<void> {
  await db.execute(
    sql`insert into content.review_letter (kind, review_id, email, language)
        select ${kind}, ${review}::uuid, lower(u.email), coalesce(l.language, ${mainLanguage})
        from ${payloadTables.users} u left join colleague.reading_language l on l.user_id = u.id
        where u.id = ${userId}`,
  )
  await db.execute(sql`select pg_notify(${colleagueLetterChannel}, '')`)
}
