import { type SQL, sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'
import { openWeek } from '@/domain/owner/week'

interface By {
  listingId: number
  /** The name of whoever is signed in at the admin. */
  actor: string
  now: Date
}

/** Lets the owner read a visitor's reaction, in the agent's wording; again with other words changes it. */
export async function releaseFeedback(
  db: Queryable,
  { listingId, actor, now, happeningId, text }: By & { happeningId: number; text: string },
): Promise<boolean> {
  const released = await rowCount(
    db,
    sql`insert into owner.release (listing_id, kind, happening_id, at, visitor, text, released_at, released_by)
        select listing_id, 'feedback', id, at, visitor, ${text}, ${at(now)}, ${actor} from owner.happening
        where id = ${happeningId} and listing_id = ${listingId} and kind = 'visit' and at <= ${at(now)}
        on conflict (happening_id) do update set text = excluded.text, released_at = excluded.released_at,
          released_by = excluded.released_by
        returning 1`,
  )
  return released > 0
}

/** An offer, with its amount; who made it stays with the agency. */
export async function releaseOffer(
  db: Queryable,
  { listingId, actor, now, leadId, text }: By & { leadId: string; text: string },
): Promise<boolean> {
  const released = await rowCount(
    db,
    sql`insert into owner.release (listing_id, kind, lead_id, at, amount_cents, text, released_at, released_by)
        select listing_id, 'offer', id, created_at,
          case when jsonb_typeof(answers -> 'amount') = 'number' then round((answers ->> 'amount')::numeric * 100) end,
          ${text}, ${at(now)}, ${actor}
        from lead.lead where id = ${leadId}::uuid and listing_id = ${listingId} and kind = 'offer'
        on conflict (lead_id) do update set text = excluded.text, released_at = excluded.released_at,
          released_by = excluded.released_by
        returning 1`,
  )
  return released > 0
}

export async function withdrawRelease(
  db: Queryable,
  { listingId, happeningId, leadId }: { listingId: number; happeningId?: number; leadId?: string },
): Promise<boolean> {
  const gone = await rowCount(
    db,
    sql`delete from owner.release where listing_id = ${listingId}
          and (happening_id = ${happeningId ?? null}::bigint or lead_id = ${leadId ?? null}::uuid) returning 1`,
  )
  return gone > 0
}

/** A paper of the home that is not on the site: the owner reads it, or no longer does. */
export async function releaseDocument(
  db: Queryable,
  { listingId, actor, now, documentId, isReleased }: By & { documentId: number; isReleased: boolean },
): Promise<boolean> {
  const changed = await rowCount(
    db,
    isReleased
      ? sql`insert into owner.document_release (listing_id, document_id, released_at, released_by)
            select h.listing_id, ${documentId}::int, ${at(now)}, ${actor} from owner.home h
            where h.listing_id = ${listingId}
              and h.documents @> jsonb_build_array(jsonb_build_object('id', ${documentId}::int))
            on conflict do nothing returning 1`
      : sql`delete from owner.document_release
            where listing_id = ${listingId} and document_id = ${documentId} returning 1`,
  )
  return changed > 0
}

/** Notes that somebody of the agency looks at a home as its owners do. */
export async function noteAgencyLook(db: Queryable, { listingId, actor, now }: By): Promise<void> {
  await db.execute(
    sql`insert into owner.agency_look (listing_id, seen_by, at) values (${listingId}, ${actor}, ${at(now)})`,
  )
}

/** Only after the visitor said that the owner may know. */
export async function nameVisitor(
  db: Queryable,
  { listingId, visitor, isNamed }: { listingId: number; visitor: number; isNamed: boolean },
): Promise<boolean> {
  const named = await rowCount(
    db,
    sql`update owner.visitor set is_named = ${isNamed}
        where listing_id = ${listingId} and number = ${visitor} returning 1`,
  )
  return named > 0
}

/** The week's own words of the agent; changed until they are sent. */
export async function writeNote(
  db: Queryable,
  { listingId, actor, now, text }: By & { text: string },
): Promise<boolean> {
  const week = openWeekOf(listingId, now)
  if (text === '') {
    await db.execute(
      sql`delete from owner.week_note where listing_id = ${listingId} and week = ${week} and published_at is null`,
    )
    return true
  }
  const written = await rowCount(
    db,
    sql`insert into owner.week_note as note (listing_id, week, text, written_by, written_at)
        select listing_id, ${week}, ${text}, ${actor}, ${at(now)} from owner.home
        where listing_id = ${listingId}
        on conflict (listing_id, week) do update set text = excluded.text, written_by = excluded.written_by,
          written_at = excluded.written_at
        returning 1`,
  )
  return written > 0
}

/** A mail that is held does not go out; released again it goes with the next round. */
export async function holdDigest(
  db: Queryable,
  { listingId, now, isHeld }: { listingId: number; now: Date; isHeld: boolean },
): Promise<boolean> {
  const held = await rowCount(
    db,
    sql`update owner.digest set is_held = ${isHeld}
        where listing_id = ${listingId} and week = ${openWeekOf(listingId, now)} and done_at is null returning 1`,
  )
  return held > 0
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`
}

/** The week of the mail that an agent can still change: one that is held or waits, else the next. */
export function openWeekOf(listingId: number | SQL, now: Date): SQL {
  return sql`coalesce((select max(week) from owner.digest where listing_id = ${listingId} and done_at is null),
    ${openWeek(now)}::date)`
}
