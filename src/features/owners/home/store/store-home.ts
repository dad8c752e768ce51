import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { filled, int, listOf, moment, nullable, oneOf, type RowOf } from '@/database/row'
import { listingStatuses } from '@/domain/listing/listing'

import { isClosed } from '@/domain/listing/closed-listing'

import type { HappeningDetail, HappeningKind } from '../owner-home'
import { findListingSide, type ListingSide } from './listing-side'

const beforeRow = {
  documentIds: listOf(int),
  storedAt: moment,
}

interface Noticed {
  kind: HappeningKind
  key: string
  at: string
  detail: HappeningDetail
}

const changeRow = {
  at: moment,
  status: filled(oneOf(listingStatuses)),
  statusBefore: nullable(oneOf(listingStatuses)),
  priceCents: nullable(int),
  priceCentsBefore: nullable(int),
}
type Change = RowOf<typeof changeRow>

/** Takes over what the site knows of a home, and notes what changed since: price and status as the sync saw them, new documents. */
export async function storeHome(
  tx: Queryable,
  { listingId, now }: { listingId: number; now: Date },
): Promise<boolean> {
  const side = await findListingSide(tx, listingId)
  if (!side) {
    const gone = await rowCount(
      tx,
      sql`update owner.home set is_online = false, stored_at = ${at(now)}, closed_at = coalesce(closed_at, ${at(now)})
          where listing_id = ${listingId} returning 1`,
    )
    return gone > 0
  }
  const [before] = await rows(
    tx,
    beforeRow,
    sql`select stored_at as "storedAt",
          (select coalesce(array_agg((document ->> 'id')::int), '{}') from jsonb_array_elements(documents) document)
            as "documentIds"
        from owner.home where listing_id = ${listingId} for update`,
  )
  await write(tx, listingId, side, now)
  const changes = await listChanges(tx, listingId, before?.storedAt ?? null)
  const noticed = [...changes.flatMap(noticedIn), ...newDocuments(side, before?.documentIds ?? null, now)]
  for (const one of noticed) await note(tx, { listingId, now, ...one })
  return true
}

/**
 * What the sync noted since the home was last taken over, and in the hour before: it may have been on its way. Of a home
 * that is new here, all that was ever noted.
 */
function listChanges(tx: Queryable, listingId: number, since: string | null): Promise<Change[]> {
  return rows(
    tx,
    changeRow,
    sql`select * from (
          select at, status, given_price_cents as "priceCents", lag(status) over moments as "statusBefore",
            lag(given_price_cents) over moments as "priceCentsBefore"
          from listing.event where listing_id = ${listingId} and status is not null
          window moments as (order by at)
        ) change
        where "statusBefore" is not null and ${since === null ? sql`true` : sql`at > ${since}::timestamptz - interval '1 hour'`}
        order by at`,
  )
}

function noticedIn({ at, status, statusBefore, priceCents, priceCentsBefore }: Change): Noticed[] {
  const found: Noticed[] = []
  if (priceCents !== priceCentsBefore)
    found.push({ kind: 'price', key: at, at, detail: { fromCents: priceCentsBefore, toCents: priceCents } })
  if (status !== statusBefore) found.push({ kind: 'status', key: at, at, detail: { status } })
  return found
}

/** None of a home that is new here: they were there before. */
function newDocuments(side: ListingSide, before: number[] | null, now: Date): Noticed[] {
  return side.documents
    .filter(({ id }) => before && !before.includes(id))
    .map(({ id }) => ({
      kind: 'document',
      key: String(id),
      at: now.toISOString(),
      detail: { documentId: id },
    }))
}

/** Once: what was noticed as the home was read, before its events were kept, is not noted again. */
async function note(
  tx: Queryable,
  { listingId, now, kind, key, at: moment, detail }: Noticed & { listingId: number; now: Date },
): Promise<void> {
  const told = sql`${JSON.stringify(detail)}::jsonb`
  await tx.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, detail, noted_at)
        select ${listingId}, ${kind}, ${key}, ${moment}::timestamptz, ${told}, ${at(now)}
        where not exists (
          select from owner.happening h where h.listing_id = ${listingId} and h.kind = ${kind} and h.detail = ${told}
            and h.at between ${moment}::timestamptz and ${moment}::timestamptz + interval '1 hour')
        on conflict do nothing`,
  )
}

async function write(tx: Queryable, listingId: number, side: ListingSide, now: Date): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  await tx.execute(
    sql`insert into owner.home (listing_id, reference, deal, status, price_cents, cover_url, listed_at, texts, agent,
          documents, stored_at, closed_at, kind, province_key, is_online)
        values (${listingId}, ${side.reference}, ${side.deal}, ${side.status}, ${side.priceCents}, ${side.coverUrl},
          ${side.listedAt}::timestamptz, ${json(side.texts)}, ${side.agent ? json(side.agent) : null},
          ${json(side.documents)}, ${at(now)}, ${isClosed(side.status) ? at(now) : null}, ${side.kind},
          ${side.provinceKey}, ${side.isOnline})
        on conflict (listing_id) do update set reference = excluded.reference, deal = excluded.deal,
          status = excluded.status, is_online = excluded.is_online, price_cents = excluded.price_cents,
          cover_url = excluded.cover_url, listed_at = excluded.listed_at, texts = excluded.texts,
          agent = excluded.agent, documents = excluded.documents, stored_at = excluded.stored_at, kind = excluded.kind,
          province_key = excluded.province_key,
          closed_at = case when excluded.closed_at is null then null else coalesce(owner.home.closed_at, excluded.closed_at) end`,
  )
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`
}
