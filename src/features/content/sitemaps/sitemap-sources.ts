import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, jsonBySomeKeys, moment, nullable, text } from '@/database/row'
import { languages, perLanguage, type PerLanguage } from '@/domain/language'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { listLandings } from '@/features/listings/landing/list-landings'
import { listTypes } from '@/features/listings/landing/list-types'
import { listHref } from '@/features/listings/list/list-href'
import { criteriaOfIndexed, listIndexedSearches } from '@/features/listings/search/list-indexed-searches'
import { landingPath } from '@/i18n/landing-paths'
import type { Locale } from '@/i18n/locales'
import { memberPath } from '@/i18n/paths/member-paths'
import { projectPath } from '@/i18n/paths/project-paths'

import { texts } from '../paths/path-fragments.sql'
import { documentForm } from '../published/documents'
import { isListedPage, isOwnProject } from './sitemap-conditions.sql'
import type { SitemapKind } from './sitemap-files'
import { readHomes } from './sitemap-homes'
import type { Stretch } from './stretch'
import type { SitemapUrl } from './sitemap-xml'

/** The addresses of one file, some at a time, so that no file is ever in memory as a whole. */
export type SitemapSource = (db: Reads, stretch: Stretch) => AsyncGenerator<SitemapUrl[]>

export const sitemapSources: Record<SitemapKind, SitemapSource> = {
  pages: inSteps(readPages),
  team: inSteps(readTeam),
  projects: inSteps(readProjects),
  searches: readSearches,
  landings: readLandings,
  homes: readHomes,
}

const step = 1000

/** For what is few enough to be skipped by counting. */
function inSteps(read: (db: Reads, stretch: Stretch) => Promise<SitemapUrl[]>): SitemapSource {
  return async function* (db, { skip, limit, ...rest }) {
    for (let done = 0; done < limit; done += step) {
      const wanted = Math.min(step, limit - done)
      const urls = await read(db, { ...rest, skip: skip + done, limit: wanted })
      if (urls.length > 0) yield urls
      if (urls.length < wanted) return
    }
  }
}

async function readPages(db: Reads, { locale, skip, limit, hosts }: Stretch): Promise<SitemapUrl[]> {
  const pages = await rows(
    db,
    { entry: text, path: text, changedAt: moment, image: nullable(text) },
    sql`
      select p.entry, p.path, p.changed_at as "changedAt", media.document ->> 'url' as image
      from (
        select * from content.path p where language = ${locale} and ${isListedPage}
        order by path offset ${skip} limit ${limit}
      ) p
      left join content.published record on record.version = ${documentForm} and record.language = p.language
        and record.key = (case when p.type = 'article' then 'article:' else 'page:' end) || p.record_id
      left join content.published media on media.version = ${documentForm} and media.language = p.language
        and media.key = 'media:' || coalesce(record.document ->> 'picture', record.document ->> 'image')
      order by p.path`,
  )
  const alternates = await alternatesOf(
    db,
    pages.map(({ entry }) => entry),
  )
  return pages.map(({ entry, path, changedAt, image }) => ({
    path,
    changedAt,
    alternates: alternates.get(entry) ?? {},
    image: image && pictureUrl(image, pictureWidths.tablet, hosts),
  }))
}

async function alternatesOf(db: Reads, entries: string[]) {
  const found = await rows(
    db,
    { entry: text, paths: jsonBySomeKeys(languages, text) },
    sql`select entry, jsonb_object_agg(language, path) as paths from content.path p
        where entry = any(${texts([...new Set(entries)])}) and ${isListedPage} group by entry`,
  )
  return new Map(found.map(({ entry, paths }) => [entry, paths]))
}

async function readTeam(db: Reads, { locale, skip, limit, hosts }: Stretch): Promise<SitemapUrl[]> {
  const members = await rows(
    db,
    { id: int, name: text, changedAt: moment, image: nullable(text) },
    sql`
      select (member ->> 'id')::int as id, member ->> 'name' as name,
        (member ->> 'changedAt')::timestamptz as "changedAt", media.document ->> 'url' as image
      from content.published team
      cross join jsonb_array_elements(team.document -> 'members') with ordinality listed (member, position)
      left join content.published media on media.version = team.version and media.language = team.language
        and media.key = 'media:' || (member ->> 'picture')
      where team.version = ${documentForm} and team.language = ${locale} and team.key = 'team'
      order by position offset ${skip} limit ${limit}`,
  )
  return members.map(({ id, name, changedAt, image }) => ({
    ...everywhere(locale, (language) => memberPath(language, { id, name })),
    changedAt,
    image: image && pictureUrl(image, pictureWidths.tablet, hosts),
  }))
}

async function readProjects(db: Reads, { locale, skip, limit, hosts }: Stretch): Promise<SitemapUrl[]> {
  const projects = await rows(
    db,
    { id: int, changedAt: moment, cover: nullable(text) },
    sql`select id, synced_at as "changedAt", pictures -> 0 ->> 'url' as cover
        from listing.public_project where ${isOwnProject} order by id offset ${skip} limit ${limit}`,
  )
  return projects.map(({ id, changedAt, cover }) => ({
    ...everywhere(locale, (language) => projectPath(language, id)),
    changedAt,
    image: cover && pictureUrl(cover, pictureWidths.tablet, hosts),
  }))
}

/** Lists of one place or one type. They change with any home in them: as lately as the homes were looked at. */
async function* readSearches(db: Reads, { locale, skip, limit }: Stretch): AsyncGenerator<SitemapUrl[]> {
  const [searches, changedAt] = await Promise.all([listIndexedSearches(db, { skip, limit }), lastSync(db)])
  for (const some of stepsOf(searches))
    yield some.map((search) => ({
      ...everywhere(locale, (language) => listHref(language, criteriaOfIndexed(search, language))),
      changedAt,
    }))
}

async function* readLandings(db: Reads, { locale, skip, limit }: Stretch): AsyncGenerator<SitemapUrl[]> {
  const [landings, types, changedAt] = await Promise.all([
    listLandings(db, { skip, limit }),
    listTypes(db),
    lastSync(db),
  ])
  const typeOf = new Map(types.map((type) => [type.id, type]))
  for (const some of stepsOf(landings))
    yield some.flatMap(({ deal, municipalityKey, typeId }) => {
      const type = typeOf.get(typeId)
      if (!type) return []
      const paths = everywhere(locale, (language) =>
        landingPath(language, { deal, municipalityKey, type }, types),
      )
      return [{ ...paths, changedAt }]
    })
}

/** Of a count over all homes: to count once for a file, and keep its few words, costs less than to count for each step. */
function* stepsOf<Row>(list: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < list.length; start += step) yield list.slice(start, start + step)
}

async function lastSync(db: Reads): Promise<string> {
  const [seen] = await rows(
    db,
    { at: moment },
    sql`select coalesce((select max(finished_at) from sync.run where state in ('done', 'flagged')), now()) as at`,
  )
  return seen?.at ?? new Date().toISOString()
}

function everywhere(
  locale: Locale,
  pathIn: (language: Locale) => string,
): { path: string; alternates: PerLanguage<string> } {
  const alternates = perLanguage(pathIn)
  return { path: alternates[locale], alternates }
}
