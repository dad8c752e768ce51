import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { filled, int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { mainLanguage } from '@/domain/language'
import { listingStatuses } from '@/domain/listing/listing'

import { documentForm } from '../../published/documents'

/** How many of the newest stand beside those that were chosen. */
const newest = 12

interface ChosenArticle {
  id: number
  title: string
  isChosen: boolean
}

const homeRow = {
  id: int,
  reference: text,
  country: text,
  zip: text,
  city: text,
  coverUrl: nullable(text),
  status: oneOf(listingStatuses),
}
interface ChosenHome extends RowOf<typeof homeRow> {
  isChosen: boolean
}

/** Chosen articles in their order, then the newest that visitors can read. */
export async function articleChoices(db: Reads, chosen: readonly number[]): Promise<ChosenArticle[]> {
  const ids = sql`${sql.param([...chosen])}::int[]`
  const found = await rows(
    db,
    { id: filled(int), title: text },
    sql`select record_id as id, coalesce(document ->> 'title', '') as title from content.published
        where version = ${documentForm} and language = ${mainLanguage} and key like 'article:%' and has_page
          and (record_id = any(${ids}) or record_id in (
            select record_id from content.published
            where version = ${documentForm} and language = ${mainLanguage} and key like 'article:%' and has_page
            order by date desc nulls last, record_id desc limit ${newest}))
        order by array_position(${ids}, record_id::int) nulls last, date desc nulls last, record_id desc`,
  )
  return withChosen(found, chosen)
}

/** Chosen homes in their order, then the newest that are to be had. */
export async function homeChoices(db: Reads, chosen: readonly number[]): Promise<ChosenHome[]> {
  const ids = sql`${sql.param([...chosen])}::int[]`
  const found = await rows(
    db,
    homeRow,
    sql`select id, reference, country, zip, city, cover_url as "coverUrl", status from listing.public_listing
        where id = any(${ids}) or id in (
          select id from listing.public_listing where status = 'available' order by created_at desc, id limit ${newest})
        order by array_position(${ids}, id) nulls last, created_at desc, id`,
  )
  return withChosen(found, chosen)
}

function withChosen<Row extends { id: number }>(found: Row[], chosen: readonly number[]) {
  return found.map((one) => ({ ...one, isChosen: chosen.includes(one.id) }))
}

/** The homes with these references, in the order in which they were typed. */
export async function homesByReference(db: Reads, references: readonly string[]): Promise<number[]> {
  const asked = sql`${sql.param(references.map((reference) => reference.toLowerCase()))}::text[]`
  const found = await rows(
    db,
    { id: int },
    sql`select id from listing.public_listing where status = 'available' and lower(reference) = any(${asked})
        order by array_position(${asked}, lower(reference)), id`,
  )
  return found.map(({ id }) => id)
}
