import { type SQL, sql } from 'drizzle-orm'

import type { Language } from '@/domain/language'
import { referenceKey } from '@/domain/search/reference-key'

import { isOpen } from '../search/search-conditions.sql'

/** One thing that shows that there are homes in a place: a postal code, the name of a town, or both at once. */
export interface PlaceProbe {
  /** Which of the places it stands for. */
  position: number
  zip: string | null
  cityKey: string | null
  country: string
}

/** The places in which there is a home to be had. One look in an index per probe, however many homes there are. */
export function livedPlacesSql(probes: PlaceProbe[]): SQL {
  const texts = (part: 'zip' | 'cityKey' | 'country') => sql.param(probes.map((probe) => probe[part]))
  const positions = sql.param(probes.map(({ position }) => position))
  return sql`
    select distinct position
    from unnest(
      ${positions}::int[], ${texts('zip')}::text[], ${texts('cityKey')}::text[], ${texts('country')}::text[]
    ) probe (position, zip, city_key, country)
    cross join lateral (
      (select from listing.public_listing l where ${isListed} and probe.city_key is null
         and l.zip = probe.zip and l.country = probe.country limit 1)
      union all
      (select from listing.public_listing l where ${isListed} and l.city_key = probe.city_key
         and (probe.zip is null or l.zip = probe.zip) and l.country = probe.country limit 1)
    ) home
  `
}

/**
 * The first postal codes between two, each with a town that a home there names, one per country. Walks an index
 * from code to code, however many homes there are.
 */
export function zipTownsSql(first: string, last: string, limit: number): SQL {
  const next = (after: SQL) => sql`
    (select min(zip) from (
      (select zip from listing.public_listing where project_id is null and deal = 'sale' and ${after} order by zip limit 1)
      union all
      (select zip from listing.public_listing where project_id is null and deal = 'rent' and ${after} order by zip limit 1)
    ) nearest)`
  return sql`
    with recursive code (zip) as (
      select ${next(sql`zip >= ${first} and zip <= ${last}`)}
      union all
      select ${next(sql`zip > code.zip and zip <= ${last}`)} from code where code.zip is not null
    )
    select town.zip, town.city, town.country
    from code
    cross join lateral (
      select l.zip, l.city, l.country from listing.public_listing l where ${isListed} and l.zip = code.zip limit 1
    ) one
    cross join lateral (
      select one.*
      union all
      (select l.zip, l.city, l.country from listing.public_listing l
       where ${isListed} and l.zip = code.zip and l.country <> one.country limit 1)
    ) town
    limit ${limit}
  `
}

/** Towns by how their name begins, as the homes themselves write it. */
export function cityTownsSql(cityKey: string, limit: number): SQL {
  return sql`
    select min(city) as city from listing.public_listing l
    where ${isListed} and city_key between ${cityKey} and ${`${cityKey}zzzz`}
    group by city_key order by count(*) desc, city_key limit ${limit}
  `
}

/**
 * Found by how the reference begins, however it is written, or by all of its figures; a unit of a project has a page of
 * its own too.
 */
export function referencesSql(text: string, language: Language, limit: number): SQL {
  const key = referenceKey(text)
  // Few figures are those of too many homes.
  const figures = /^\d{3,}$/.test(key) ? key : null
  return sql`
    select l.id, l.reference, l.deal, l.status, l.zip, l.city, l.country,
      t.type_name as "typeName"
    from listing.public_listing l
    join listing.public_listing_text t on t.listing_id = l.id and t.language = ${language}
    where listing.reference_key(l.reference) like ${`${key}%`}
      or listing.reference_figures(l.reference) = ${figures}::text
    order by upper(l.reference), l.id limit ${limit}
  `
}

const isListed = sql`l.project_id is null and l.deal in ('sale', 'rent') and ${isOpen}`
