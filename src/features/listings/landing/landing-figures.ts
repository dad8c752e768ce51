import { and, type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { float, int, jsonBySomeKeys, nullable, type RowOf } from '@/database/row'
import type { Deal } from '@/domain/listing/listing'
import { energyLabelKeys } from '@/domain/listing/energy/energy-bands'
import type { HomeKind } from '@/domain/listing/home-kind'

import { isOpen, typeConditions } from '../search/search-conditions.sql'

/** What the homes of one type in a municipality, as its list counts them, have in common. */
const figuresRow = {
  /** Homes with an asked price that is shown and is neither "from" nor an annuity. */
  priced: int,
  medianCents: nullable(float),
  fromCents: nullable(float),
  toCents: nullable(float),
  /** Homes with such a price and an area. */
  measured: int,
  medianCentsPerMetre: nullable(float),
  medianSquareMetres: nullable(float),
  /** Homes by their energy label. */
  labels: nullable(jsonBySomeKeys(energyLabelKeys, int)),
}

export type LandingFigures = RowOf<typeof figuresRow>

export interface FiguredHomes {
  deal: Deal
  municipalityKey: string
  typeId: number
  kind: HomeKind
}

/** Lowest of several prices: no price of one home. */
const startingFrom = 7

/** Of the views, through the index `listing_landing` alone. */
export async function readLandingFigures(db: Reads, homes: FiguredHomes): Promise<LandingFigures> {
  const [figures] = await rows(db, figuresRow, figuresSql(homes))
  if (!figures) throw new Error('An aggregate answers one row')
  return figures
}

export function figuresSql({ deal, municipalityKey, typeId, kind }: FiguredHomes): SQL {
  const area = sql.raw(kind === 'plot' ? 'plot_square_metres' : 'living_square_metres')
  const isFound = and(
    sql`deal = ${deal}`,
    sql`municipality_key = ${municipalityKey}`,
    sql`project_id is null`,
    isOpen,
    ...typeConditions({ typeIds: [typeId] }),
  )
  return sql`
    with home as materialized (
      select energy_key, case when ${area} > 0 then ${area} end as area,
        case when price_cents > 0 and price_unit is distinct from ${startingFrom} then price_cents end as cents
      from listing.public_listing where ${isFound}
    )
    select count(cents)::int as priced,
      (percentile_cont(0.5) within group (order by cents))::float8 as "medianCents",
      min(cents)::float8 as "fromCents", max(cents)::float8 as "toCents",
      count(cents / area)::int as measured,
      (percentile_cont(0.5) within group (order by cents / area))::float8 as "medianCentsPerMetre",
      (percentile_cont(0.5) within group (order by area))::float8 as "medianSquareMetres",
      (select jsonb_object_agg(energy_key, homes) from (
        select energy_key, count(*)::int as homes from home where energy_key is not null group by energy_key
      ) labelled) as labels
    from home`
}
