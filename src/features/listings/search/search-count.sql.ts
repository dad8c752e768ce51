import { and, type SQL, sql } from 'drizzle-orm'

import { hasPlaces, type SearchCriteria, withoutPlaces } from '@/domain/search/criteria'
import { searchedPlaces } from '@/i18n/places/search-areas'

import { splitByBands } from './price-bands'
import {
  furtherConditions,
  isOpen,
  openHomes,
  placeConditions,
  roomConditions,
  rowConditions,
  typeConditions,
} from './search-conditions.sql'

/**
 * How many homes of each type fit, leaving the chosen types aside; and of the homes of a chosen type how many can be
 * had, how many of these are under option, and how many are closed: the sums are the exact counts of the whole search.
 */
export function searchCountSql(criteria: SearchCriteria): SQL {
  const chosen = and(...typeConditions(criteria)) ?? sql`true`
  return sql`
    with counted as materialized (${counted(criteria, { columns: sql`type_id, extra_type_ids` })})
    select type_id as "typeId", sum(open)::int as homes,
      coalesce(sum(open) filter (where ${chosen}), 0)::int as total,
      coalesce(sum(under_option) filter (where ${chosen}), 0)::int as "underOption",
      coalesce(sum(closed) filter (where ${chosen}), 0)::int as closed
    from counted group by type_id
    union all
    select unnest(extra_type_ids), sum(open)::int, 0, 0, 0
    from counted where extra_type_ids is not null group by 1
  `
}

/** How many homes of each price band fit, leaving the price aside. */
export function bandCountSql(criteria: SearchCriteria): SQL {
  const open = { ...criteria, priceMinEuro: undefined, priceMaxEuro: undefined }
  return sql`
    select price_band as band, sum(open)::int as homes
    from (${counted(open, { columns: sql`price_band`, types: typeConditions(criteria), by: 'price' })}) counted
    group by price_band having sum(open) > 0 order by price_band`
}

/** How many homes in each municipality fit, leaving the chosen places aside. */
export function municipalityCountSql(criteria: SearchCriteria): SQL {
  const open = withoutPlaces(criteria)
  return sql`
    select municipality_key as key, sum(open)::int as homes
    from (${counted(open, { columns: sql`municipality_key`, types: typeConditions(criteria), by: 'place' })}) counted
    where municipality_key is not null
    group by municipality_key having sum(open) > 0`
}

interface Counting {
  columns: SQL
  /** The chosen types, unless the caller tells them apart. */
  types?: SQL[]
  /** A facet, which counts open homes and nothing else. */
  by?: 'price' | 'place'
}

/** From the smallest table that knows every fact the search names. */
function counted(criteria: SearchCriteria, { columns, types = [], by }: Counting): SQL {
  const figures = by
    ? { ofRow: sql`1 as open`, ofTally: sql`${openHomes} as open`, rowStatus: [isOpen] }
    : { ofRow: figuresOfRow, ofTally: sql`${openHomes} as open, under_option, closed`, rowStatus: [] }
  const rows = (more: SQL[] = []) =>
    sql`select ${columns}, ${figures.ofRow} from listing.public_listing
        where ${and(...more, ...rowConditions(criteria), ...types, ...figures.rowStatus)}`
  const tally = tallyOf(criteria, by)
  if (!tally) return rows()
  const places = placeConditions(criteria)
  const facts = [sql`deal = ${criteria.deal}`, ...places, ...roomConditions(criteria), ...types]
  const tallied = (more: SQL[] = []) =>
    sql`select ${columns}, ${figures.ofTally} from ${tally} where ${and(...facts, ...more)}`
  if (!hasPrice(criteria)) return tallied()
  const { deal, priceMinEuro, priceMaxEuro } = criteria
  const { wholeFrom, wholeUpTo, cut } = splitByBands(deal, { minEuro: priceMinEuro, maxEuro: priceMaxEuro })
  const whole = tallied([sql`price_band >= ${wholeFrom} and price_band < ${wholeUpTo}`])
  return sql.join([whole, ...cut.map((band) => rows([sql`price_band = ${band}`]))], sql` union all `)
}

const figuresOfRow = sql`(${isOpen})::int as open, (status = 'under-option')::int as under_option,
  (not ${isOpen})::int as closed`

/** See docs/decisions/0011: `null` when only the rows themselves can tell. */
function tallyOf(criteria: SearchCriteria, by: Counting['by']): SQL | null {
  if (furtherConditions(criteria).length > 0) return null
  if (by !== 'place' && !hasPlaces(criteria)) return sql`listing.tally`
  if (roomConditions(criteria).length > 0) return null
  const { areas } = searchedPlaces(criteria)
  if (by !== 'price' && !hasPrice(criteria))
    return areas.some(({ cityKeys }) => cityKeys) ? null : sql`listing.place_tally`
  return areas.length > 0 ? null : sql`listing.price_tally`
}

function hasPrice({ priceMinEuro, priceMaxEuro }: SearchCriteria): boolean {
  return priceMinEuro !== undefined || priceMaxEuro !== undefined
}
