import { and, type SQL, sql } from 'drizzle-orm'

import type { Language } from '@/domain/language'
import { pageSize, type SearchCriteria, type SearchSort } from '@/domain/search/criteria'

import { rowConditions, typeConditions } from './search-conditions.sql'

/** What a card shows, of `l` a listing and `t` its words. */
export const cardColumns = sql.raw(`
      l.id, l.reference, l.deal, l.status, l.type_id as "typeId", l.price_cents as "priceCents",
      l.is_price_published as "isPricePublished", l.price_unit as "priceUnit", l.marquee_id as "marqueeId",
      l.zip, l.city, l.country, l.municipality_key as "municipalityKey", l.bedrooms,
      l.living_square_metres as "livingSquareMetres",
      l.plot_square_metres as "plotSquareMetres", l.energy_kwh as "energyKwh", l.energy_label as "energyLabel",
      l.cover_url as "coverUrl", l.created_at as "createdAt",
      st_x(l.public_point) as longitude, st_y(l.public_point) as latitude, l.is_point_exact as "isPointExact",
      t.title, t.type_name as "typeName", t.price_unit_text as "priceUnitText", t.marquee_name as "marqueeName"
`)

export interface SearchPage {
  criteria: SearchCriteria
  language: Language
  /** Homes the agency wants seen first, unless the visitor chose an order or they are sold. */
  featuredIds?: number[]
}

/** One page of cards. The ids are found in an index first, so that a late page does not fetch what it skips. */
export function searchPageSql({ criteria, language, featuredIds = [] }: SearchPage): SQL {
  const hasFeatured = featuredIds.length > 0 && criteria.sort === 'newest'
  return sql`
    with page as materialized (
      select id, row_number() over () as position
      from (${hasFeatured ? featuredFirst(criteria, featuredIds) : orderedIds(criteria)}) ordered
    )
    ${cardsOfPage(language)}
  `
}

/** The cards of a table `page` of ids and positions. */
export function cardsOfPage(language: Language): SQL {
  return sql`
    select ${cardColumns}
    from page
    join listing.listing l using (id)
    join listing.listing_text t on t.listing_id = l.id and t.language = ${language}
    order by page.position`
}

function orderedIds(criteria: SearchCriteria): SQL {
  return sql`
    select id from listing.listing where ${and(...allConditions(criteria))}
    order by ${orders[criteria.sort]}
    limit ${pageSize} offset ${(criteria.page - 1) * pageSize}`
}

/** The few first, then as many of the rest as the page reaches: both straight from an index. */
function featuredFirst(criteria: SearchCriteria, featuredIds: number[]): SQL {
  const isFeatured = sql`(not is_closed and id = any(${sql.param(featuredIds)}::int[]))`
  const part = (rank: number, condition: SQL) => sql`
    (select ${sql.raw(String(rank))} as part, id, is_closed, created_at from listing.listing
     where ${and(...allConditions(criteria), condition)}
     order by ${orders[criteria.sort]} limit ${criteria.page * pageSize})`
  return sql`
    select id from (${part(0, isFeatured)} union all ${part(1, sql`not ${isFeatured}`)}) parts
    order by part, ${orders[criteria.sort]}
    limit ${pageSize} offset ${(criteria.page - 1) * pageSize}`
}

function allConditions(criteria: SearchCriteria): SQL[] {
  return [...rowConditions(criteria), ...typeConditions(criteria)]
}

/** Sold and rented homes come last, whatever the order. Towns by bytes: the same on every machine. */
const orders: Record<SearchSort, SQL> = {
  newest: sql`is_closed, created_at desc, id desc`,
  'price-up': sql`is_closed, price_cents, id`,
  'price-down': sql`is_closed, price_cents desc nulls last, id desc`,
  city: sql`is_closed, city_key collate "C", created_at desc, id desc`,
  type: sql`is_closed, type_id, created_at desc, id desc`,
}
