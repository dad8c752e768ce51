import { type SQL, sql } from 'drizzle-orm'

import { cellGrids } from './criteria-row'

const placeKeys = sql`array[
  'municipality:' || home.municipality_key, 'province:' || home.province_key,
  'zip:' || home.country || ':' || home.zip, 'zip::' || home.zip,
  'city:' || home.country || ':' || home.city_key, 'city::' || home.city_key]`

const typeIds = sql`array_append(coalesce(home.extra_type_ids, '{}'), home.type_id)`

const cells = sql.raw(
  cellGrids
    .map(({ perDegree }) => {
      const [x, y] = ['x', 'y'].map((axis) => `floor(st_${axis}(home.public_point) * ${perDegree})::int`)
      return `'cell:${perDegree}:' || ${x} || ':' || ${y}`
    })
    .join(', '),
)

/** Of a row of `listing.public_listing` named `home`, what searches are compared with. Units of a project are in no list. */
export const searchedFacts = sql`home.id, home.price_cents, home.bedrooms, home.garages, home.parkings,
  home.living_square_metres, home.plot_square_metres, home.energy_key, home.has_garden, home.has_terrace,
  home.is_new_build, home.is_furnished, home.has_lift, home.available_from, home.public_point,
  ${typeIds} as type_ids, ${placeKeys} as place_keys,
  array(
    select home.deal || ' ' || key
    from unnest(${placeKeys} || array['any', 'reference:' || listing.reference_key(home.reference),
      ${cells}]) key
    where key is not null
    union
    select home.deal || ' type:' || type_id from unnest(${typeIds}) type_id
  ) as search_keys`

export const isInLists = sql`home.status = 'available' and home.project_id is null`

/** The conditions of the list itself (search-conditions.sql.ts), for a search whose key the home has. */
export const standsInList: SQL = sql.join(
  [
    sql`(c.type_ids is null or c.type_ids && home.type_ids)`,
    atLeast('price_cents', 'price_min_cents'),
    atMost('price_cents', 'price_max_cents'),
    atLeast('bedrooms', 'bedrooms_min'),
    atMost('bedrooms', 'bedrooms_max'),
    atLeast('garages', 'garages_min'),
    atLeast('parkings', 'parkings_min'),
    atLeast('living_square_metres', 'living_min'),
    atMost('living_square_metres', 'living_max'),
    atLeast('plot_square_metres', 'plot_min'),
    atMost('plot_square_metres', 'plot_max'),
    sql`(c.energy_keys is null or home.energy_key = any(c.energy_keys))`,
    asked('has_garden'),
    asked('has_terrace'),
    asked('is_new_build'),
    asked('is_furnished'),
    asked('has_lift'),
    sql`(c.available_from is null or home.available_from is null or home.available_from <= c.available_from)`,
    sql`(c.place_keys is null or c.place_keys && home.place_keys)`,
    sql`(c.area is null or st_intersects(home.public_point, c.area))`,
    sql`(c.words is null or exists (
      select from listing.public_listing_text t where t.listing_id = home.id and t.words @@ c.words))`,
  ],
  sql` and `,
)

function atLeast(fact: string, least: string): SQL {
  return sql.raw(`(c.${least} is null or home.${fact} >= c.${least})`)
}

function atMost(fact: string, most: string): SQL {
  return sql.raw(`(c.${most} is null or home.${fact} <= c.${most})`)
}

function asked(fact: string): SQL {
  return sql.raw(`(c.${fact} is null or home.${fact})`)
}
