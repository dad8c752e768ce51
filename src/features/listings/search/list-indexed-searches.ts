import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { deals } from '@/domain/listing/listing'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { placeOfMunicipality } from '@/i18n/places/municipality-of'
import { criterionOf } from '@/i18n/places/place-criteria'

import { openHomes } from './search-conditions.sql'

/** A list of one place or one type in which a home can be bought or rented. */
const indexedSearchRow = {
  deal: oneOf(deals),
  municipalityKey: nullable(text),
  typeId: nullable(int),
}
export type IndexedSearch = RowOf<typeof indexedSearchRow>

/** In a stable order, from the tallies alone. The whole lists are pages of their own. */
export function listIndexedSearches(
  db: Reads,
  { skip, limit }: { skip: number; limit: number },
): Promise<IndexedSearch[]> {
  return rows(
    db,
    indexedSearchRow,
    sql`select deal, municipality_key as "municipalityKey", type_id as "typeId" from (${indexed}) indexed
        order by deal, municipality_key collate "C" nulls last, type_id offset ${skip} limit ${limit}`,
  )
}

export async function countIndexedSearches(db: Reads): Promise<number> {
  const [row] = await rows(db, { count: int }, sql`select count(*)::int as count from (${indexed}) indexed`)
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
  where municipality_key is not null group by deal, municipality_key having sum(${openHomes}) > 0
  union
  select deal, null, type_id from listing.tally group by deal, type_id having sum(${openHomes}) > 0
  union
  select deal, null, extra from listing.tally cross join lateral unnest(extra_type_ids) extra
  group by deal, extra having sum(${openHomes}) > 0`
