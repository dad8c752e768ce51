import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Deal } from '@/domain/listing/listing'

import { listingTag, placeTags } from './listing-tags'

interface Withdrawn extends Record<string, unknown> {
  id: number
  deal: Deal
  zip: string
  city_key: string
  municipality_key: string | null
  province_key: string | null
}

/** Takes listings off the site but remembers that they were there; answers the tags of the pages to purge. */
export async function withdrawListings(
  tx: Queryable,
  ids: number[],
): Promise<{ gone: number; tags: string[] }> {
  if (ids.length === 0) return { gone: 0, tags: [] }
  const withdrawn = await rows<Withdrawn>(
    tx,
    sql`with gone as (delete from listing.listing where id = any(${sql.param(ids)}::int[])
                      returning id, deal, type_id, zip, city, city_key, municipality_key, province_key),
             kept as (insert into listing.withdrawn (id, deal, type_id, zip, city)
                      select id, deal, type_id, zip, city from gone on conflict (id) do nothing)
        select id, deal, zip, city_key, municipality_key, province_key from gone`,
  )
  const tags = withdrawn.flatMap(({ id, deal, zip, city_key, municipality_key, province_key }) => [
    listingTag(id),
    ...placeTags({ deal, zip, cityKey: city_key, regionKeys: [municipality_key, province_key] }),
  ])
  return { gone: withdrawn.length, tags }
}
