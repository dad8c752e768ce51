import { sql } from 'drizzle-orm'

import { contentRoles } from '@/cms/access/editors.access'
import type { Database } from '@/database/connection'
import { type DraftedTable, payloadTables, versionsOf } from '@/database/payload-tables'
import { type Reads, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import { languages } from '@/domain/language'
import { keptTimes } from '@/domain/rights/kept-times'
import {
  type LetterOutcome,
  type LetterSum,
  type QueuedLetter,
  sendQueued,
} from '@/features/owners/letters/letter-queue'
import { knownLocale, type Locale } from '@/i18n/locales'
import type { MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'
import { reviewMail, type ReviewMailKind } from '@/mail/templates/review-mail'

import { type ReviewedKind, reviewedKinds } from './review-paths'
import { reviewAnswers } from './review-state'
import { titleOf } from './waiting-reviews'

export interface ReviewLetterServices {
  db: Database
  mailer: Mailer
  readSite(locale: Locale): Promise<MailSender>
  /** Of the admin, such as https://admin.agency.example/admin. */
  adminUrl: string
}

const queue = { table: sql.raw('content.review_letter'), kinds: ['asked', 'answered'] as const }

/** Sends what is due; answers how many were sent and given up. */
export function sendReviewLetters(services: ReviewLetterServices): Promise<LetterSum> {
  return sendQueued(services.db, queue, (letter) => send(services, letter))
}

async function send(
  { db, mailer, readSite, adminUrl }: ReviewLetterServices,
  letter: QueuedLetter<ReviewMailKind>,
): Promise<LetterOutcome> {
  const found = await findMatter(db, letter)
  // Answered, withdrawn, thrown away or no longer theirs: nothing is left to say.
  if (!found) return 'done'
  const locale = knownLocale(letter.language)
  const { kind, id, language, ...words } = found
  const draft = reviewMail({
    ...{ ...words, locale, kind: letter.kind, written: language },
    href: `${adminUrl}/collections/${kind}/${id}?locale=${language}`,
  })
  const { state } = await mailer.send(draft, {
    to: [letter.email],
    messageId: `<review.${letter.id}.${letter.tries}@${mailer.host}>`,
    sender: await readSite(locale),
  })
  return state === 'done' ? 'done' : state === 'refused' ? 'refused' : 'failed'
}

const recordRow = {
  kind: oneOf(reviewedKinds),
  id: int,
  language: oneOf(languages),
  title: nullable(text),
  name: text,
  colleague: nullable(text),
  answer: nullable(oneOf(reviewAnswers)),
  said: text,
}

/** Looked up when it is sent: who left or reads no content any more gets nothing, nor does anybody about what is gone. */
async function findMatter(db: Reads, { id, kind, email }: QueuedLetter<ReviewMailKind>) {
  const isAsked = kind === 'asked'
  const [to, from] = isAsked ? [sql`r.asked_of`, sql`r.asked_by`] : [sql`r.asked_by`, sql`r.asked_of`]
  const ofKind = (one: ReviewedKind & DraftedTable) => sql`
    select r.kind, r.record_id as id, r.language, ${titleOf(one)} as title, reader.name, other.name as colleague,
      r.answer, ${isAsked ? sql`r.note` : sql`r.reply`} as said
    from content.review_letter q join content.review r on r.id = q.review_id
    join ${versionsOf(one)} v on v.parent_id = r.record_id and v.latest and v.version_deleted_at is null
    join ${payloadTables.users} reader on reader.id = ${to} and lower(reader.email) = ${email}
      and reader.role::text = any(${sql.param([...contentRoles])}::text[])
    left join ${payloadTables.users} other on other.id = ${from}
    where q.id = ${id}::uuid and r.kind = ${one} and (r.answered_at is null) = ${isAsked}`
  const [found] = await rows(
    db,
    recordRow,
    sql`select * from (${sql.join(reviewedKinds.map(ofKind), sql` union all `)}) matter limit 1`,
  )
  return found
}

/** What was sent a month ago. */
export async function purgeReviewLetters(db: Database): Promise<void> {
  await db.execute(
    sql`delete from content.review_letter where done_at < now() - make_interval(days => ${keptTimes.letters.days})`,
  )
}
