import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, text } from '@/database/row'
import { countLandings } from '@/features/listings/landing/list-landings'
import { countIndexedSearches } from '@/features/listings/search/list-indexed-searches'
import { isLocale, type Locale } from '@/i18n/locales'

import { documentForm } from '../published/documents'
import { isListedPage, isOpenHome, isOwnProject } from './sitemap-conditions.sql'

/** Purged when a path changes. */
export const pathsTag = 'paths'

/** By time alone: a home comes or goes every few minutes, and robots look once a day. */
export const sitemapHomesTag = 'sitemap-homes'

export const sitemapKinds = ['pages', 'team', 'projects', 'searches', 'landings', 'homes'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** A file may have 50,000 addresses and 50 MB; one of ours has some 10 MB. */
export const urlsPerFile = 10_000

export interface SitemapFile {
  kind: SitemapKind
  locale: Locale
  /** From 1. */
  number: number
}

export function sitemapName({ kind, locale, number }: SitemapFile): string {
  return `${kind}-${locale}-${number}.xml`
}

/** `null` for what is no name of a file. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, kindText, locale = '', number] = /^([a-z]+)-([a-z]{2})-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const kind = sitemapKinds.find((known) => known === kindText)
  return kind && isLocale(locale) ? { kind, locale, number: Number(number) } : null
}

/** The names of the files there are, such as homes-nl-2.xml. */
export async function listSitemapFiles(
  db: Reads,
  languages: readonly Locale[],
  perFile = urlsPerFile,
): Promise<string[]> {
  const [pages, [stored], searches, landings] = await Promise.all([
    countPages(db),
    rows(
      db,
      { team: int, projects: int, homes: int },
      sql`select coalesce((select max(jsonb_array_length(document -> 'members'))
          from content.published where version = ${documentForm} and key = 'team'), 0)::int as team,
        (select count(*)::int from listing.public_project where ${isOwnProject}) as projects,
        (select count(*)::int from listing.public_listing where ${isOpenHome}) as homes`,
    ),
    countIndexedSearches(db),
    countLandings(db),
  ])
  const countOf = (kind: SitemapKind, locale: Locale) =>
    kind === 'pages'
      ? (pages.get(locale) ?? 0)
      : {
          team: stored?.team ?? 0,
          projects: stored?.projects ?? 0,
          homes: stored?.homes ?? 0,
          searches,
          landings,
        }[kind]
  return sitemapKinds.flatMap((kind) =>
    languages.flatMap((locale) =>
      Array.from({ length: Math.ceil(countOf(kind, locale) / perFile) }, (_, index) =>
        sitemapName({ kind, locale, number: index + 1 }),
      ),
    ),
  )
}

async function countPages(db: Reads): Promise<Map<string, number>> {
  const counts = await rows(
    db,
    { language: text, pages: int },
    sql`select language, count(*)::int as pages from content.path p where ${isListedPage} group by language`,
  )
  return new Map(counts.map(({ language, pages }) => [language, pages]))
}
