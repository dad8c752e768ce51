import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool, float, int, moment, nullable, oneOf, type RowOf, text } from '@/database/row'
import type { Language } from '@/domain/language'
import { declineReasons } from '@/domain/owner/visit-answer'
import { mondayOf } from '@/domain/owner/week'

import { openWeekOf } from './handle-home'

/** What the agency's own people see of a home that is followed. Never read for an owner. */
const followedHomeRow = {
  listingId: int,
  reference: text,
  address: text,
  owners: text,
  /** Reactions that the owner cannot read yet. */
  waiting: int,
  note: nullable(text),
  digest: oneOf(['none', 'closed', 'planned', 'held', 'sent']),
  sendsAt: nullable(moment),
}
export type FollowedHome = RowOf<typeof followedHomeRow>

export function listFollowedHomes(
  db: Queryable,
  { language, now, only }: { language: Language; now: Date; only?: number },
): Promise<FollowedHome[]> {
  const week = openWeekOf(sql`h.listing_id`, now)
  return rows(
    db,
    followedHomeRow,
    sql`select h.listing_id as "listingId", h.reference, h.texts -> ${language} ->> 'address' as address,
          (select coalesce(string_agg(o.name, ', ' order by o.id), '') from owner.home_owner o
           where o.listing_id = h.listing_id and o.revoked_at is null) as owners,
          (select count(*) from owner.happening v
           where v.listing_id = h.listing_id and v.kind = 'visit' and v.comments <> '{}'
             and not exists (select from owner.release r where r.happening_id = v.id))
          + (select count(*) from lead.lead l
             where l.kind = 'offer' and l.listing_id = h.listing_id and l.status <> 'spam'
               and not exists (select from owner.release r where r.lead_id = l.id)) as waiting,
          n.text as note,
          case when d.listing_id is null then case when h.closed_at is null or n.text is not null then 'none' else 'closed' end
            when d.done_at is not null then 'sent' when d.is_held then 'held' else 'planned' end as digest,
          d.sends_at as "sendsAt"
        from owner.home h
        left join owner.week_note n on n.listing_id = h.listing_id and n.week = ${week}
        left join lateral (
          select * from owner.digest of_home where of_home.listing_id = h.listing_id
            and (of_home.done_at is null or of_home.week >= ${mondayOf(now)}::date)
          order by of_home.done_at is null desc, of_home.week desc limit 1) d on true
        where ${only === undefined ? sql`true` : sql`h.listing_id = ${only}`}
          and exists (select from owner.home_owner o where o.listing_id = h.listing_id and o.revoked_at is null)
        order by waiting desc, h.reference`,
  )
}

const visitToReleaseRow = {
  happeningId: int,
  at: moment,
  visitor: nullable(int),
  name: nullable(text),
  isNamed: nullable(bool),
  /** In the language of an owner, as the agent noted it. */
  comment: text,
  released: nullable(text),
}
export type VisitToRelease = RowOf<typeof visitToReleaseRow>

export function listVisitsToRelease(db: Queryable, listingId: number): Promise<VisitToRelease[]> {
  return rows(
    db,
    visitToReleaseRow,
    sql`select v.id as "happeningId", v.at, v.visitor, w.name, w.is_named as "isNamed", r.text as released,
          coalesce(
            (select v.comments ->> o.language from owner.home_owner o
             where o.listing_id = v.listing_id and v.comments ? o.language order by o.id limit 1),
            (select value from jsonb_each_text(v.comments) limit 1), '') as comment
        from owner.happening v
        left join owner.visitor w on w.listing_id = v.listing_id and w.number = v.visitor
        left join owner.release r on r.happening_id = v.id
        where v.listing_id = ${listingId} and v.kind = 'visit' and v.at <= now()
        order by v.at desc limit 100`,
  )
}

const documentToReleaseRow = {
  id: int,
  name: text,
  isPublished: bool,
  released: nullable(moment),
}
export type DocumentToRelease = RowOf<typeof documentToReleaseRow>

/** The papers of a home; what is on the site its owners read anyway. */
export function listDocumentsToRelease(
  db: Queryable,
  { listingId, language }: { listingId: number; language: Language },
): Promise<DocumentToRelease[]> {
  return rows(
    db,
    documentToReleaseRow,
    sql`select (document ->> 'id')::int as id, coalesce(document -> 'names' ->> ${language}, '') as name,
          coalesce((document ->> 'isPublished')::boolean, true) as "isPublished",
          (select r.released_at from owner.document_release r
           where r.listing_id = h.listing_id and r.document_id = (document ->> 'id')::int) as released
        from owner.home h cross join jsonb_array_elements(h.documents) document
        where h.listing_id = ${listingId} order by 2, 1`,
  )
}

/** Who of the agency last looked at it as its owners do. */
export async function lastAgencyLook(
  db: Queryable,
  listingId: number,
): Promise<{ seenBy: string; at: Date } | null> {
  const [look] = await rows(
    db,
    { seenBy: text, at: moment },
    sql`select seen_by as "seenBy", at from owner.agency_look
        where listing_id = ${listingId} order by agency_look.at desc limit 1`,
  )
  return look ? { seenBy: look.seenBy, at: new Date(look.at) } : null
}

const offerToReleaseRow = {
  leadId: text,
  at: moment,
  name: text,
  amountEuro: nullable(float),
  released: nullable(text),
}
export type OfferToRelease = RowOf<typeof offerToReleaseRow>

export function listOffersToRelease(db: Queryable, listingId: number): Promise<OfferToRelease[]> {
  return rows(
    db,
    offerToReleaseRow,
    sql`select l.id as "leadId", l.created_at as at, concat_ws(' ', l.first_name, l.last_name) as name,
          case when jsonb_typeof(l.answers -> 'amount') = 'number' then (l.answers ->> 'amount')::float end
            as "amountEuro",
          r.text as released
        from lead.lead l left join owner.release r on r.lead_id = l.id
        where l.kind = 'offer' and l.listing_id = ${listingId} and l.status <> 'spam'
        order by l.created_at desc limit 100`,
  )
}

const ownerWordsRow = {
  id: int,
  at: moment,
  answer: text,
  reason: nullable(oneOf(declineReasons)),
  text,
  name: text,
  visitAt: nullable(moment),
  leadId: text,
}
export type OwnerWords = RowOf<typeof ownerWordsRow>

/** What owners said to visits, or to their agent; each is a lead in the inbox too. */
export function listOwnerWords(db: Queryable, listingId: number): Promise<OwnerWords[]> {
  return rows(
    db,
    ownerWordsRow,
    sql`select r.id, r.at, r.answer, r.reason, r.text, r.lead_id as "leadId", v.at as "visitAt",
          coalesce((select o.name from owner.home_owner o
                    where o.listing_id = r.listing_id and o.account_id = r.account_id limit 1), '') as name
        from owner.reply r left join owner.happening v on v.id = r.happening_id
        where r.listing_id = ${listingId} order by r.at desc limit 50`,
  )
}
