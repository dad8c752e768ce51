import { type SQL, sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import type { Database } from '@/database/connection'
import { bool, int, jsonList, moment, nullable, oneOf, type RowOf, text } from '@/database/row'
import { type Language, mainLanguage } from '@/domain/language'
import { type Deal, deals } from '@/domain/listing/listing'
import { gapFields, gapSeverities, type GapSeverity } from '@/domain/listing/publication-gap'
import { type Region, regions } from '@/domain/place/region'
import { namesOfTown } from '@/i18n/places/place-names'

export interface GapFilters {
  page?: number
  severity?: GapSeverity
  region?: Region
  deal?: Deal
  /** Part of a reference or a town, or the whole number of a home. */
  query?: string
  /** Of the name of the home's type. */
  language?: Language
}

const incompleteListingRow = {
  id: int,
  reference: text,
  country: text,
  zip: text,
  city: text,
  deal: oneOf(deals),
  region: nullable(oneOf(regions)),
  type: text,
  /** The platform's own number of the type, by which the settings give it a kind. */
  platformTypeId: nullable(int),
  isHidden: bool,
  gaps: jsonList({ field: oneOf(gapFields), severity: oneOf(gapSeverities) }),
}
export type IncompleteListing = RowOf<typeof incompleteListingRow>

export interface IncompleteListings {
  listings: IncompleteListing[]
  /** Homes that lack at least one thing of the kind, whatever severity is looked at; a home may count in both. */
  totals: Record<GapSeverity | 'all', number>
  page: number
  pages: number
}

const perPage = 50

/** Homes with something missing: those the law asks most of first, then the oldest gaps. */
export async function listPublicationGaps(db: Database, filters: GapFilters): Promise<IncompleteListings> {
  const [totals = { must: 0, should: 0, all: 0 }] = await rows(
    db,
    { must: int, should: int, all: int },
    sql`select count(distinct g.listing_id) filter (where g.severity = 'must')::int as must,
               count(distinct g.listing_id) filter (where g.severity = 'should')::int as should,
               count(distinct g.listing_id)::int as all
        from listing.publication_gap g join listing.known l on l.id = g.listing_id
        where ${matching(filters)}`,
  )
  const pages = Math.max(1, Math.ceil(totals[filters.severity ?? 'all'] / perPage))
  const page = Math.min(Math.max(1, filters.page ?? 1), pages)
  const listings = await rows(
    db,
    incompleteListingRow,
    sql`
      with incomplete as (
        select g.listing_id, max(g.region) as region, min(g.first_seen_at) as since,
          count(*) filter (where g.severity = 'must') as musts,
          jsonb_agg(jsonb_build_object('field', g.field, 'severity', g.severity) order by g.severity, g.field) as gaps
        from listing.publication_gap g join listing.known l on l.id = g.listing_id
        where ${matching(filters)} ${filters.severity ? sql`and g.severity = ${filters.severity}` : sql``}
        group by g.listing_id
        order by musts desc, since, g.listing_id
        limit ${perPage} offset ${(page - 1) * perPage}
      )
      select l.id, l.reference, home.country, home.zip, l.city, l.deal, i.region, t.type_name as type, i.gaps,
        l.platform_type_id as "platformTypeId", l.is_hidden as "isHidden"
      from incomplete i
      join listing.known l on l.id = i.listing_id
      left join listing.hidden h on h.id = l.id
      join lateral (
        select country, zip from listing.listing where id = l.id
        union all
        select h.listing ->> 'country', h.listing ->> 'zip' where h.id is not null
      ) home on true
      join lateral (
        select type_name, language from listing.listing_text where listing_id = l.id
        union all
        select type_name, language from jsonb_populate_recordset(null::listing.listing_text, h.texts)
      ) t on t.language = ${filters.language ?? mainLanguage}
      order by i.musts desc, i.since, i.listing_id
    `,
  )
  return { listings, totals, page, pages }
}

function matching({ region, deal, query }: GapFilters): SQL {
  const conditions = [sql`true`]
  if (region) conditions.push(sql`g.region = ${region}`)
  if (deal) conditions.push(sql`l.deal = ${deal}`)
  const words = query?.trim()
  if (words) {
    const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    conditions.push(sql`(l.reference ilike ${part} or l.city ilike ${part} or l.id::text = ${words}
      or lower(l.city) = any(${sql.param(namesOfTown(words))}::text[]))`)
  }
  return sql.join(conditions, sql` and `)
}

export interface PublicationSummary {
  /** Homes that lack something the law asks, and homes that lack something else. */
  must: number
  should: number
  checkedAt: Date | null
}

export async function publicationSummary(db: Database): Promise<PublicationSummary> {
  const [found] = await rows(
    db,
    { must: int, should: int, checkedAt: nullable(moment) },
    sql`select count(distinct listing_id) filter (where severity = 'must')::int as must,
               count(distinct listing_id) filter (where severity = 'should')::int as should,
               (select checked_at from listing.publication_check) as "checkedAt"
        from listing.publication_gap`,
  )
  const { must = 0, should = 0, checkedAt = null } = found ?? {}
  return { must, should, checkedAt: checkedAt === null ? null : new Date(checkedAt) }
}
