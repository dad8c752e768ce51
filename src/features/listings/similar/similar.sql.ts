import { type SQL, sql } from 'drizzle-orm'

import type { Language } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'

import { cardsOfPage } from '../search/search.sql'

export interface SimilarQuestion {
  /** The home itself is never among its likes. */
  id: number
  deal: Deal
  /** All of one family; empty for any. */
  typeIds: number[]
  typeId: number | null
  priceCents: number | null
  bedrooms: number | null
  livingSquareMetres: number | null
  /** The public one: of the municipality where the address is not published. */
  point: [longitude: number, latitude: number] | null
  municipalityKey: string | null
  provinceKey: string | null
  maximum: number
  language: Language
}

/** How far each walk through an index goes: what a rare kind of home costs is bounded at a million homes too. */
const nearest = 400
const newest = 1000

const priceMargin = 0.25
/** Beyond it only the same province counts as near. */
const farthestMetres = 30_000

/** A few homes like one, the most alike first. */
export function similarSql(question: SimilarQuestion): SQL {
  const walks = [...candidateWalks(question)]
  if (walks.length === 0) walks.push(newestOf(question.deal, null))
  return sql`
    with candidate as materialized (
      select distinct id from (${sql.join(walks, sql` union all `)}) walk
      where ${sql.join([...indexedConditions(question)], sql` and `)}
    ),
    page as materialized (
      select l.id, row_number() over (order by ${score(question)}, l.created_at desc, l.id desc) as position
      from candidate join listing.public_listing l using (id)
      where ${sql.join([...rowConditions(question)], sql` and `)}
      order by position limit ${question.maximum}
    )
    ${cardsOfPage(question.language)}`
}

const walked = sql.raw('id, type_id, price_cents')

/** The deal is written out, because the indexes of points are one per deal. */
function* candidateWalks({ deal, point, municipalityKey, provinceKey }: SimilarQuestion): Iterable<SQL> {
  if (point)
    yield sql`(select ${walked} from listing.public_listing
      where project_id is null and deal = ${sql.raw(deal === 'sale' ? `'sale'` : `'rent'`)} and status = 'available'
      order by public_point <-> ${pointSql(point)} limit ${nearest})`
  if (municipalityKey) yield newestOf(deal, sql`municipality_key = ${municipalityKey}`)
  if (provinceKey) yield newestOf(deal, sql`province_key = ${provinceKey}`)
}

function newestOf(deal: Deal, where: SQL | null): SQL {
  return sql`(select ${walked} from listing.public_listing
    where project_id is null and deal = ${deal} and status = 'available' ${where ? sql`and ${where}` : sql``}
    order by created_at desc, id desc limit ${newest})`
}

/** Tested on what the indexes hold, before any row is fetched. */
function* indexedConditions({ id, typeIds, priceCents }: SimilarQuestion): Iterable<SQL> {
  yield sql`id <> ${id}`
  if (typeIds.length > 0) yield sql`type_id = any(${sql.param(typeIds)}::int[])`
  if (priceCents !== null)
    yield sql`price_cents between ${Math.round(priceCents * (1 - priceMargin))}::bigint
      and ${Math.round(priceCents * (1 + priceMargin))}::bigint`
}

function* rowConditions({ point, provinceKey }: SimilarQuestion): Iterable<SQL> {
  yield sql`l.status = 'available'`
  if (point)
    yield sql`(st_distancesphere(l.public_point, ${pointSql(point)}) <= ${farthestMetres}
      or l.province_key = ${provinceKey})`
}

/** Kilometres, and what counts as much: 1% in price 0.2 km, a bedroom 2 km, 1% in area 0.05 km, another type 3 km. */
function score({
  typeId,
  priceCents,
  bedrooms,
  livingSquareMetres,
  point,
  municipalityKey,
}: SimilarQuestion): SQL {
  const apart = sql`case when l.municipality_key = ${municipalityKey} then 5 else 25 end`
  const parts = [
    point
      ? sql`coalesce(least(st_distancesphere(l.public_point, ${pointSql(point)}) / 1000, 50), ${apart})`
      : apart,
    sql`case when l.type_id = ${typeId} then 0 else 3 end`,
  ]
  if (priceCents) parts.push(sql`abs(l.price_cents - ${priceCents}::bigint)::float / ${priceCents} * 20`)
  if (bedrooms !== null) parts.push(sql`least(abs(coalesce(l.bedrooms, 0) - ${bedrooms}::int), 4) * 2`)
  if (livingSquareMetres)
    parts.push(
      sql`coalesce(least(abs(l.living_square_metres - ${livingSquareMetres}::int)::float / ${livingSquareMetres}, 1), 1) * 5`,
    )
  return sql`${sql.join(parts, sql` + `)}`
}

function pointSql([longitude, latitude]: [number, number]): SQL {
  return sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)`
}
