import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { int, listOf, nullable, type RowOf, text } from '@/database/row'

import { isClosed } from '@/domain/listing/closed-listing'

import type { HappeningDetail, HappeningKind } from '../owner-home'
import { findListingSide, type ListingSide } from './listing-side'

const beforeRow = {
  priceCents: nullable(int),
  status: text,
  documentIds: listOf(int),
}
type Before = RowOf<typeof beforeRow>

interface Noticed {
  kind: HappeningKind
  key: string
  detail: HappeningDetail
}

/** Takes over what the site knows of a home, and notes what changed since: price, status, new documents. */
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
    sql`select price_cents as "priceCents", status,
          (select coalesce(array_agg((document ->> 'id')::int), '{}') from jsonb_array_elements(documents) document)
            as "documentIds"
        from owner.home where listing_id = ${listingId} for update`,
  )
  await write(tx, listingId, side, now)
  for (const { kind, key, detail } of before ? noticed(before, side, now) : [])
    await tx.execute(
      sql`insert into owner.happening (listing_id, kind, key, at, detail, noted_at)
          values (${listingId}, ${kind}, ${key}, ${at(now)}, ${JSON.stringify(detail)}::jsonb, ${at(now)})
          on conflict do nothing`,
    )
  return true
}

function noticed(before: Before, side: ListingSide, now: Date): Noticed[] {
  const moment = now.toISOString()
  const found: Noticed[] = []
  if (before.priceCents !== side.priceCents)
    found.push({
      kind: 'price',
      key: moment,
      detail: { fromCents: before.priceCents, toCents: side.priceCents },
    })
  if (before.status !== side.status)
    found.push({ kind: 'status', key: moment, detail: { status: side.status } })
  for (const { id } of side.documents)
    if (!before.documentIds.includes(id))
      found.push({ kind: 'document', key: String(id), detail: { documentId: id } })
  return found
}

async function write(tx: Queryable, listingId: number, side: ListingSide, now: Date): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  await tx.execute(
    sql`insert into owner.home (listing_id, reference, deal, status, price_cents, cover_url, listed_at, texts, agent,
          documents, stored_at, closed_at, kind, province_key)
        values (${listingId}, ${side.reference}, ${side.deal}, ${side.status}, ${side.priceCents}, ${side.coverUrl},
          ${side.listedAt}::timestamptz, ${json(side.texts)}, ${side.agent ? json(side.agent) : null},
          ${json(side.documents)}, ${at(now)}, ${isClosed(side.status) ? at(now) : null}, ${side.kind},
          ${side.provinceKey})
        on conflict (listing_id) do update set reference = excluded.reference, deal = excluded.deal,
          status = excluded.status, is_online = true, price_cents = excluded.price_cents,
          cover_url = excluded.cover_url, listed_at = excluded.listed_at, texts = excluded.texts,
          agent = excluded.agent, documents = excluded.documents, stored_at = excluded.stored_at, kind = excluded.kind,
          province_key = excluded.province_key,
          closed_at = case when excluded.closed_at is null then null else coalesce(owner.home.closed_at, excluded.closed_at) end`,
  )
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`
}
