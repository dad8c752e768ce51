import { sql } from 'drizzle-orm'

import {
  type DraftedTable,
  everyLocale,
  payloadTables,
  versionsOf,
  versionWordsOf,
} from '@/database/payload-tables'
import { type Reads, rows } from '@/database/query'
import { int, moment, nullable, oneOf, text } from '@/database/row'
import { type Language, languages, mainLanguage } from '@/domain/language'

import { type ReviewedKind, reviewedKinds } from './review-paths'

export interface WaitingReview {
  kind: ReviewedKind
  id: number
  language: Language
  title: string | null
  /** `null`: their account is gone. */
  askedBy: string | null
  askedAt: Date
}

const few = 20

/** What somebody is asked to look at and did not answer; what is in the trash waits for nobody. */
export async function listWaitingReviews(db: Reads, userId: number): Promise<WaitingReview[]> {
  const ofKind = (kind: ReviewedKind & DraftedTable) => sql`
    select r.kind, r.record_id as id, r.language, ${titleOf(kind)} as title, asker.name as asker, r.asked_at
    from content.review r join ${versionsOf(kind)} v on v.parent_id = r.record_id and v.latest
      and v.version_deleted_at is null
    left join ${payloadTables.users} asker on asker.id = r.asked_by
    where r.kind = ${kind} and r.asked_of = ${userId} and r.answered_at is null`
  const found = await rows(
    db,
    {
      kind: oneOf(reviewedKinds),
      id: int,
      language: oneOf(languages),
      title: nullable(text),
      askedBy: nullable(text),
      askedAt: moment,
    },
    sql`select kind, id, language, title, asker as "askedBy", asked_at as "askedAt"
        from (${sql.join(reviewedKinds.map(ofKind), sql` union all `)}) waiting
        order by asked_at, kind, id limit ${few}`,
  )
  return found.map(({ askedAt, ...one }) => ({ ...one, askedAt: new Date(askedAt) }))
}

/** As editors last wrote it, in the main language where it has a title there. */
export function titleOf(kind: ReviewedKind & DraftedTable) {
  const title = sql`(select version_title from ${versionWordsOf(kind)} l where l._parent_id = v.id
    and l._locale = any(${everyLocale}) and version_title <> ''
    order by l._locale <> ${mainLanguage} limit 1)`
  return kind === 'pages' ? sql`coalesce(v.version_name, ${title})` : title
}
