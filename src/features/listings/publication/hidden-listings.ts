import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, stored } from '@/database/row'

import type { ListingRow } from '../store/listing-row'
import { noteEvents } from '../store/note-events'
import { placedRow, placedTags } from '../listing-tags'
import { writeListings } from '../store/write-listings'

/**
 * Puts aside every home with a gap for which the agency hides it and every home that it marked, and brings back the
 * others; answers the tags to purge, of pages that must not be shown once more.
 */
export async function moveHidden(tx: Queryable, ids?: readonly number[]): Promise<string[]> {
  const among = ids ? sql`= any(${sql.param(ids)}::int[])` : sql`is not null`
  const hiding = sql`(
    select g.listing_id from listing.publication_gap g join listing.hiding_gap using (field)
    union select listing_id from listing.hide_mark) hiding`
  const toHide = await rows(
    tx,
    { id: int },
    sql`select l.id from ${hiding} join listing.listing l on l.id = hiding.listing_id where l.id ${among}`,
  )
  const toShow = await rows(
    tx,
    { id: int },
    sql`select h.id from listing.hidden h
        where h.id ${among} and not exists (select from ${hiding} where hiding.listing_id = h.id)`,
  )
  const tags = [...(await hideListings(tx, toHide.map(idOf))), ...(await showListings(tx, toShow.map(idOf)))]
  await noteEvents(tx, [...toHide, ...toShow].map(idOf))
  return tags
}

const idOf = ({ id }: { id: number }) => id

async function hideListings(tx: Queryable, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await rows(
    tx,
    placedRow,
    sql`with kept as (
          insert into listing.hidden (id, listing, texts, detail)
          select l.id, to_jsonb(l) - 'shown_point' || jsonb_build_object('exact_point', st_asewkt(l.exact_point),
              'public_point', st_asewkt(l.public_point)),
            (select jsonb_agg(to_jsonb(t)) from listing.listing_text t where t.listing_id = l.id), to_jsonb(d)
          from listing.listing l join listing.listing_detail d on d.listing_id = l.id
          where l.id = any(${sql.param(ids)}::int[])
        )
        delete from listing.listing where id = any(${sql.param(ids)}::int[])
        returning id, deal, zip, city_key, municipality_key, province_key`,
  )
  return gone.flatMap(placedTags)
}

const hiddenRow = {
  listing: stored<ListingRow['listing']>(),
  texts: stored<ListingRow['texts']>(),
  detail: stored<ListingRow['detail']>(),
}

export async function showListings(tx: Queryable, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const hidden = await rows(
    tx,
    hiddenRow,
    sql`select listing, texts, detail from listing.hidden where id = any(${sql.param(ids)}::int[])`,
  )
  if (hidden.length > 0) await writeListings(tx, hidden)
  return hidden.flatMap(({ listing }) => placedTags(listing))
}
