import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

import { placedRow, placedTags } from '../listing-tags'
import { showListings } from '../publication/hidden-listings'
import { noteEvents } from './note-events'

/** Takes listings off the site but remembers that they were there; answers the tags of the pages to purge. */
export async function withdrawListings(
  tx: Queryable,
  ids: number[],
): Promise<{ gone: number; tags: string[] }> {
  if (ids.length === 0) return { gone: 0, tags: [] }
  // A hidden home was on the site once, or could have been: it goes the way of the others.
  await showListings(tx, ids)
  await tx.execute(sql`delete from listing.publication_gap where listing_id = any(${sql.param(ids)}::int[])`)
  const withdrawn = await rows(
    tx,
    placedRow,
    sql`with gone as (delete from listing.listing where id = any(${sql.param(ids)}::int[])
                      returning id, deal, type_id, zip, city, country, is_address_published, city_key, municipality_key, province_key),
             kept as (insert into listing.withdrawn (id, deal, type_id, zip, city, country, is_address_published)
                      select id, deal, type_id, zip, city, country, is_address_published from gone on conflict (id) do nothing)
        select id, deal, zip, city_key, municipality_key, province_key from gone`,
  )
  await noteEvents(tx, ids)
  return { gone: withdrawn.length, tags: withdrawn.flatMap(placedTags) }
}
