import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, oneOf, text } from '@/database/row'
import { type Deal, deals } from '@/domain/listing/listing'

import { type Asked, type Compared, comparedRow, comparedSums, inEither } from './asked'

export interface PlaceFigures extends Compared {
  deal: Deal
  place: string
  /** Visitors of the period for whom a search there found nothing. */
  foundNothing: number
  /** On the site today, neither sold nor rented. */
  homes: number
}

/** Where most visitors look for a home. */
export async function readPlaces(
  db: Reads,
  { period, most }: Pick<Asked, 'period' | 'most'>,
): Promise<PlaceFigures[]> {
  return rows(
    db,
    { deal: oneOf(deals), place: text, ...comparedRow, foundNothing: int, homes: int },
    sql`with searched as (
          select deal, place, ${comparedSums(sql`visitors`, period)},
            coalesce(sum(found_nothing) filter (where day >= ${period.from}::date), 0)::int as "foundNothing"
          from visit.place_daily
          where ${inEither(sql`day`, period)}
          group by deal, place
          having sum(visitors) filter (where day >= ${period.from}::date) > 0
          order by now desc, before desc, deal desc, place limit ${most}
        ), offered as (
          select deal::text, coalesce(municipality_key, province_key) as place, count(*)::int as homes
          from listing.listing where not is_closed
          group by grouping sets ((deal, municipality_key), (deal, province_key))
        )
        select searched.*, coalesce(offered.homes, 0) as homes
        from searched left join offered using (deal, place)
        order by now desc, before desc, deal desc, place`,
  )
}
