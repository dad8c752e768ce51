import { and, type SQL, sql } from 'drizzle-orm'

import type { Language } from '@/domain/language'
import { pageSize, type SearchCriteria, type SearchSort } from '@/domain/search/criteria'
import { joinedAreas, type PlaceArea, placeAreas } from '@/i18n/place-criteria'

import { splitByBands } from './price-bands'

/** What a card shows, of `l` a listing and `t` its words. */
export const cardColumns = sql.raw(`
      l.id, l.reference, l.deal, l.status, l.type_id as "typeId", l.price_cents as "priceCents",
      l.is_price_published as "isPricePublished", l.price_unit as "priceUnit", l.marquee_id as "marqueeId",
      l.zip, l.city, l.country, l.bedrooms, l.living_square_metres as "livingSquareMetres",
      l.plot_square_metres as "plotSquareMetres", l.energy_kwh as "energyKwh", l.energy_label as "energyLabel",
      l.cover_url as "coverUrl", l.created_at as "createdAt",
      t.title, t.type_name as "typeName", t.price_unit_text as "priceUnitText", t.marquee_name as "marqueeName"
`)

/** One page of cards. The ids are found in an index first, so that a late page does not fetch what it skips. */
export function searchPageSql(criteria: SearchCriteria, language: Language): SQL {
  return sql`
    with page as materialized (
      select id, row_number() over () as position
      from (
        select id from listing.listing
        where ${and(...conditions(criteria), ...typeCondition(criteria))}
        order by ${orders[criteria.sort]}
        limit ${pageSize} offset ${(criteria.page - 1) * pageSize}
      ) ordered
    )
    select ${cardColumns}
    from page
    join listing.listing l using (id)
    join listing.listing_text t on t.listing_id = l.id and t.language = ${language}
    order by page.position
  `
}

/**
 * How many homes of each type fit, leaving the chosen types aside, and how many of those are of a chosen type:
 * the sum of the latter is the exact count of the whole search.
 */
export function searchCountSql(criteria: SearchCriteria): SQL {
  const { deal, places, reference, priceMinEuro, priceMaxEuro } = criteria
  if (places.length > 0 || reference) return countSql([countedRows(conditions(criteria))], criteria)
  const facts = [sql`deal = ${deal}`, ...factConditions(criteria)]
  if (priceMinEuro === undefined && priceMaxEuro === undefined)
    return countSql([countedTally(facts)], criteria)
  const { wholeFrom, wholeUpTo, cut } = splitByBands(deal, { minEuro: priceMinEuro, maxEuro: priceMaxEuro })
  const whole = sql`price_band >= ${wholeFrom} and price_band < ${wholeUpTo}`
  return countSql(
    [
      countedTally([...facts, whole]),
      ...cut.map((band) => countedRows([sql`price_band = ${band}`, ...conditions(criteria)])),
    ],
    criteria,
  )
}

function countedTally(where: SQL[]): SQL {
  return sql`select type_id, extra_type_ids, homes from listing.tally where ${and(...where)}`
}

function countedRows(where: SQL[]): SQL {
  return sql`select type_id, extra_type_ids, 1 as homes from listing.listing where ${and(...where)}`
}

function countSql(parts: SQL[], criteria: SearchCriteria): SQL {
  const chosen = and(...typeCondition(criteria)) ?? sql`true`
  return sql`
    with counted as materialized (${sql.join(parts, sql` union all `)})
    select type_id as "typeId", sum(homes)::int as homes,
      coalesce(sum(homes) filter (where ${chosen}), 0)::int as chosen
    from counted group by type_id
    union all
    select unnest(extra_type_ids), sum(homes)::int, 0 from counted where extra_type_ids is not null group by 1
  `
}

/** Units of a project stand on the project's page, not in lists. */
function conditions(criteria: SearchCriteria): SQL[] {
  const { deal, reference, places, priceMinEuro, priceMaxEuro } = criteria
  const list = [sql`project_id is null`, sql`deal = ${deal}`, ...factConditions(criteria)]
  if (reference) list.push(sql`upper(reference) = ${reference.toUpperCase()}`)
  if (places.length > 0) list.push(inAreas(joinedAreas(places.flatMap(placeAreas))))
  if (priceMinEuro !== undefined) list.push(sql`price_cents >= ${priceMinEuro * 100}`)
  if (priceMaxEuro !== undefined) list.push(sql`price_cents <= ${priceMaxEuro * 100}`)
  return list
}

/** The facts that the tally knows too. */
function factConditions(criteria: SearchCriteria): SQL[] {
  const { bedroomsMin, bedroomsMax, garagesMin, parkingsMin, hasGarden, hasTerrace } = criteria
  const list: SQL[] = []
  if (bedroomsMin !== undefined) list.push(sql`bedrooms >= ${bedroomsMin}`)
  if (bedroomsMax !== undefined) list.push(sql`bedrooms <= ${bedroomsMax}`)
  if (garagesMin !== undefined) list.push(sql`garages >= ${garagesMin}`)
  if (parkingsMin !== undefined) list.push(sql`parkings >= ${parkingsMin}`)
  if (hasGarden) list.push(sql`has_garden`)
  if (hasTerrace) list.push(sql`has_terrace`)
  return list
}

function inAreas(areas: PlaceArea[]): SQL {
  return sql`(${sql.join(areas.map(inArea), sql` or `)})`
}

function inArea({ zips, cityKeys, country }: PlaceArea): SQL {
  const list = []
  if (zips) list.push(sql`zip = any(${sql.param(zips)}::text[])`)
  if (cityKeys) list.push(sql`city_key = any(${sql.param(cityKeys)}::text[])`)
  if (country) list.push(sql`country = ${country}`)
  return and(...list) ?? sql`true`
}

function typeCondition({ typeIds }: SearchCriteria): SQL[] {
  if (typeIds.length === 0) return []
  const ids = sql`${sql.param(typeIds)}::int[]`
  return [sql`(type_id = any(${ids}) or extra_type_ids && ${ids})`]
}

/** Sold and rented homes come last, whatever the order. */
const orders: Record<SearchSort, SQL> = {
  newest: sql`is_closed, created_at desc, id desc`,
  'price-up': sql`is_closed, price_cents, id`,
  'price-down': sql`is_closed, price_cents desc nulls last, id desc`,
  city: sql`is_closed, city_key, created_at desc, id desc`,
  type: sql`is_closed, type_id, created_at desc, id desc`,
}
