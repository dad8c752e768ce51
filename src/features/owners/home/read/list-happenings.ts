import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { bool, int, moment, nullable, oneOf, stored, text } from '@/database/row'
import { contactWays } from '@/domain/owner/contact-way'
import { declineReasons, visitAnswers } from '@/domain/owner/visit-answer'
import type { Locale } from '@/i18n/locales'

import {
  type Happening,
  type HappeningDetail,
  happeningKinds,
  type HappeningText,
  type Release,
  type Reply,
  type Visitor,
} from '../owner-home'
import { own, type OwnerReads } from './as-owner'

interface Asked {
  listingId: number
  locale: Locale
}

const happeningRow = {
  id: int,
  kind: oneOf(happeningKinds),
  at: moment,
  endsAt: nullable(moment),
  way: nullable(oneOf(contactWays)),
  visitor: nullable(int),
  visitorName: nullable(text),
  medium: nullable(text),
  url: nullable(text),
  texts: stored<Partial<Record<Locale, HappeningText>>>(),
  detail: stored<HappeningDetail>(),
  notedAt: moment,
}

/** Years of a home that does not sell are no story any more. */
const most = 400

export async function listHappenings(reads: OwnerReads, asked: Asked): Promise<Happening[]> {
  const found = await rows(
    reads.tx,
    happeningRow,
    sql`select h.id, h.kind, h.at, h.ends_at as "endsAt", h.way, h.visitor, v.shown_name as "visitorName", h.medium,
          h.url, h.texts, h.detail, h.noted_at as "notedAt"
        from owner.happening h
        left join owner.visitor v on v.listing_id = h.listing_id and v.number = h.visitor
        where h.listing_id = ${asked.listingId} and ${own(sql`h.listing_id`, reads)}
        order by h.at desc, h.id desc limit ${most}`,
  )
  return found.map(({ texts, visitor, visitorName, ...row }) => ({
    ...row,
    at: new Date(row.at),
    endsAt: row.endsAt === null ? null : new Date(row.endsAt),
    notedAt: new Date(row.notedAt),
    visitor: visitorOf(visitor, visitorName),
    // Written in the languages of the owners: in another one it is still better than nothing.
    text: texts[asked.locale] ?? Object.values(texts)[0] ?? {},
  }))
}

const releaseRow = {
  id: int,
  kind: oneOf(['feedback', 'offer']),
  happeningId: nullable(int),
  at: moment,
  visitor: nullable(int),
  visitorName: nullable(text),
  amountCents: nullable(int),
  text,
  releasedAt: moment,
}

export async function listReleases(reads: OwnerReads, listingId: number): Promise<Release[]> {
  const found = await rows(
    reads.tx,
    releaseRow,
    sql`select r.id, r.kind, r.happening_id as "happeningId", r.at, r.visitor, v.shown_name as "visitorName",
          r.amount_cents as "amountCents", r.text, r.released_at as "releasedAt"
        from owner.release r
        left join owner.visitor v on v.listing_id = r.listing_id and v.number = r.visitor
        where r.listing_id = ${listingId} and ${own(sql`r.listing_id`, reads)}
        order by r.at desc, r.id desc limit ${most}`,
  )
  return found.map(({ visitor, visitorName, ...row }) => ({
    ...row,
    at: new Date(row.at),
    releasedAt: new Date(row.releasedAt),
    visitor: visitorOf(visitor, visitorName),
  }))
}

const replyRow = {
  id: int,
  happeningId: nullable(int),
  visitAt: nullable(moment),
  answer: oneOf([...visitAnswers, 'message']),
  reason: nullable(oneOf(declineReasons)),
  text,
  at: moment,
  isOwn: bool,
}

export async function listReplies(
  reads: OwnerReads,
  { listingId, accountId }: { listingId: number; accountId: string },
): Promise<Reply[]> {
  const found = await rows(
    reads.tx,
    replyRow,
    sql`select id, happening_id as "happeningId", visit_at as "visitAt", answer, reason, text, at,
          account_id = ${accountId} as "isOwn"
        from owner.reply where listing_id = ${listingId} and ${own(sql`listing_id`, reads)}
        order by at desc, id desc limit ${most}`,
  )
  return found.map((row) => ({
    ...row,
    at: new Date(row.at),
    visitAt: row.visitAt === null ? null : new Date(row.visitAt),
  }))
}

function visitorOf(number: number | null, name: string | null): Visitor | null {
  return number === null ? null : { number, name }
}
