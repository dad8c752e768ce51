import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Deal } from '@/domain/listing/listing'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { placeOfMunicipality } from '@/i18n/municipality-of'
import { criterionOf } from '@/i18n/place-criteria'

/** A list of one place or one type that has homes. */
export interface IndexedSearch extends Record<string, unknown> {
  deal: Deal
  municipalityKey: string | null
  typeId: number | null
}

/** In a stable order, from the tallies alone. The whole lists are pages of their own. */
export function listIndexedSearches(
  db: Queryable,
  { skip, limit }: { skip: number; limit: number },
): Promise<IndexedSearch[]> {
  return rows<IndexedSearch>(
    db,
    sql`select deal, municipality_key as "municipalityKey", type_id as "typeId" from (${indexed}) indexed
        order by deal, municipality_key collate "C" nulls last, type_id offset ${skip} limit ${limit}`,
  )
}

export async function countIndexedSearches(db: Queryable): Promise<number> {
  const [row] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${indexed}) indexed`,
  )
  return row?.count ?? 0
}

export function criteriaOfIndexed(
  { deal, municipalityKey, typeId }: IndexedSearch,
  locale: Locale,
): SearchCriteria {
  const place = municipalityKey === null ? undefined : placeOfMunicipality(municipalityKey)
  return {
    ...criteriaFor(deal),
    places: place ? [criterionOf(place, locale)] : [],
    typeIds: typeId === null ? [] : [typeId],
  }
}

const indexed = sql`
  select deal, municipality_key, null::int as type_id from listing.place_tally
  where municipality_key is not null group by deal, municipality_key having sum(homes) > 0
  union
  select deal, null, type_id from listing.tally group by deal, type_id having sum(homes) > 0
  union
  select deal, null, extra from listing.tally cross join lateral unnest(extra_type_ids) extra
  group by deal, extra having sum(homes) > 0`
