import { sql } from 'drizzle-orm'

import { contentRoles, type Role } from '@/cms/access/editors.access'
import { payloadTables } from '@/database/payload-tables'
import { type Reads, rows } from '@/database/query'
import { int, moment, nullable, oneOf, text } from '@/database/row'
import { languages } from '@/domain/language'

import type { ReviewedRecord } from './review-paths'
import { type FieldComment, type Person, type Review, reviewAnswers } from './review-state'

/** Answered ones beyond these are of no use any more. */
const mostAnswered = 5

/** Without what only the record itself tells. */
export type StoredReview = Omit<Review, 'isChanged' | 'isOnSite'> & { revision: string | null }

/** Open questions first, then the last answers. */
export async function readReviews(db: Reads, { kind, id }: ReviewedRecord): Promise<StoredReview[]> {
  const found = await rows(
    db,
    {
      id: text,
      language: oneOf(languages),
      byId: nullable(int),
      byName: nullable(text),
      ofId: nullable(int),
      ofName: nullable(text),
      ofRole: nullable(text),
      note: text,
      revision: nullable(text),
      askedAt: moment,
      answer: nullable(oneOf(reviewAnswers)),
      reply: text,
      answeredAt: nullable(moment),
    },
    sql`select r.id, r.language, asker.id as "byId", asker.name as "byName", asked.id as "ofId",
          asked.name as "ofName", asked.role::text as "ofRole", r.note, r.revision, r.asked_at as "askedAt", r.answer,
          r.reply, r.answered_at as "answeredAt"
        from content.review r
        left join ${payloadTables.users} asker on asker.id = r.asked_by
        left join ${payloadTables.users} asked on asked.id = r.asked_of
        where r.kind = ${kind} and r.record_id = ${id}
        order by r.answered_at desc nulls first, r.asked_at, r.id limit 50`,
  )
  const answered = found.filter(({ answer }) => answer !== null).slice(0, mostAnswered)
  return found
    .filter((one) => one.answer === null || answered.includes(one))
    .map(({ byId, byName, ofId, ofName, ofRole, ...one }) => ({
      ...one,
      askedBy: person(byId, byName),
      askedOf: person(ofId, ofName),
      canAnswer: contentRoles.some((role) => role === ofRole),
      askedAt: iso(one.askedAt),
      answeredAt: one.answeredAt && iso(one.answeredAt),
    }))
}

/** Each with its answers, as they were written. */
export async function readComments(db: Reads, { kind, id }: ReviewedRecord): Promise<FieldComment[]> {
  const found = await rows(
    db,
    {
      id: text,
      language: oneOf(languages),
      field: nullable(text),
      answers: nullable(text),
      text,
      byId: nullable(int),
      byName: nullable(text),
      writtenAt: moment,
      settledId: nullable(int),
      settledName: nullable(text),
      settledAt: nullable(moment),
    },
    sql`select c.id, c.language, c.field, c.answers, c.text, writer.id as "byId", writer.name as "byName",
          c.written_at as "writtenAt", settler.id as "settledId", settler.name as "settledName",
          c.settled_at as "settledAt"
        from content.comment c
        left join ${payloadTables.users} writer on writer.id = c.written_by
        left join ${payloadTables.users} settler on settler.id = c.settled_by
        where c.kind = ${kind} and c.record_id = ${id} order by c.written_at, c.id`,
  )
  const said = found.map(({ byId, byName, settledId, settledName, ...one }) => ({
    ...one,
    writtenBy: person(byId, byName),
    writtenAt: iso(one.writtenAt),
    settledBy: person(settledId, settledName),
    settledAt: one.settledAt && iso(one.settledAt),
  }))
  return said
    .filter(({ answers }) => answers === null)
    .map((first) => ({ ...first, answers: said.filter(({ answers }) => answers === first.id) }))
}

/** Everybody who may look at what the site says, but for whoever asks. */
export async function listColleagues(db: Reads, me: number): Promise<Person[]> {
  const allowed: readonly Role[] = contentRoles
  return rows(
    db,
    { id: int, name: text },
    sql`select id, name from ${payloadTables.users}
        where role::text = any(${sql.param([...allowed])}::text[]) and id <> ${me} order by name, id`,
  )
}

function person(id: number | null, name: string | null): Person | null {
  return id === null ? null : { id, name: name ?? '' }
}

/** As every browser reads it. */
const iso = (at: string) => new Date(at).toISOString()
