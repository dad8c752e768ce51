import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { perLanguage, type PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { listHref } from '@/features/listings/list-href'
import { criteriaOfIndexed, listIndexedSearches } from '@/features/listings/list-indexed-searches'
import { listingPath } from '@/i18n/listing-paths'
import { type Locale, locales } from '@/i18n/locales'
import { projectPath } from '@/i18n/project-paths'

import { isListed, listPaths, type PathCursor } from './list-paths'
import { texts } from './path-fragments.sql'
import type { SitemapUrl } from './sitemap'

/** In addresses, of which a home or project has one per language. */
interface Stretch {
  skip: number
  limit: number
}

export const isOpenHome = sql.raw('not is_closed')
export const isOwnProject = sql.raw("coalesce(trim(external_url), '') = ''")

export async function listPageUrls(db: Queryable, { skip, limit }: Stretch): Promise<SitemapUrl[]> {
  const [after] = await rows<PathCursor & Record<string, unknown>>(
    db,
    sql`select language, path from content.path where ${isListed}
        order by language, path offset ${Math.max(skip - 1, 0)} limit 1`,
  )
  if (!after) return []
  const listed = await listPaths(db, { limit, ...(skip > 0 && { after }) })
  const alternates = await alternatesOf(
    db,
    listed.map(({ entry }) => entry),
  )
  return listed.map(({ entry, path, changedAt }) => ({
    path,
    changedAt,
    alternates: alternates.get(entry) ?? {},
  }))
}

async function alternatesOf(db: Queryable, entries: string[]) {
  const found = await rows<{ entry: string; paths: Partial<Record<Locale, string>> }>(
    db,
    sql`select entry, jsonb_object_agg(language, path) as paths from content.path
        where entry = any(${texts([...new Set(entries)])}) group by entry`,
  )
  return new Map(found.map(({ entry, paths }) => [entry, paths]))
}

export async function listProjectUrls(db: Queryable, stretch: Stretch): Promise<SitemapUrl[]> {
  const projects = await rows<{ id: number; changedAt: string }>(
    db,
    sql`select id, synced_at as "changedAt" from listing.project where ${isOwnProject} order by id ${range(stretch)}`,
  )
  return projects.flatMap(({ id, changedAt }) => {
    return inEveryLanguage(
      perLanguage((locale) => projectPath(locale, id)),
      changedAt,
    )
  })
}

interface HomeRow extends Record<string, unknown> {
  id: number
  deal: Deal
  city: string
  changedAt: string
  typeNames: PerLanguage<string>
}

export async function listHomeUrls(db: Queryable, stretch: Stretch): Promise<SitemapUrl[]> {
  const homes = await rows<HomeRow>(
    db,
    sql`
      select l.id, l.deal, l.city, l.changed_at as "changedAt",
        (select jsonb_object_agg(language, type_name) from listing.listing_text where listing_id = l.id) as "typeNames"
      from (select * from listing.listing where ${isOpenHome} order by id ${range(stretch)}) l
      order by l.id
    `,
  )
  return homes.flatMap(({ changedAt, typeNames, ...home }) => {
    const paths = perLanguage((locale) => listingPath(locale, { ...home, typeName: typeNames[locale] }))
    return inEveryLanguage(paths, changedAt)
  })
}

/** Lists of one place or one type. They change with any home in them: as lately as the homes were looked at. */
export async function listSearchUrls(db: Queryable, { skip, limit }: Stretch): Promise<SitemapUrl[]> {
  const perSearch = locales.length
  const searches = await listIndexedSearches(db, { skip: skip / perSearch, limit: limit / perSearch })
  const [seen] = await rows<{ at: string }>(
    db,
    sql`select coalesce((select max(finished_at) from sync.run where state in ('done', 'flagged')), now()) as at`,
  )
  return searches.flatMap((search) =>
    inEveryLanguage(
      perLanguage((locale) => listHref(locale, criteriaOfIndexed(search, locale))),
      seen?.at ?? new Date().toISOString(),
    ),
  )
}

function range({ skip, limit }: Stretch) {
  return sql`offset ${skip / locales.length} limit ${limit / locales.length}`
}

function inEveryLanguage(alternates: PerLanguage<string>, changedAt: string): SitemapUrl[] {
  return locales.map((locale) => ({ path: alternates[locale], changedAt, alternates }))
}
