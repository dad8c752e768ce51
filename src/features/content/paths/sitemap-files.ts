import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { countIndexedSearches } from '@/features/listings/list-indexed-searches'
import { locales } from '@/i18n/locales'

import { isListed } from './list-paths'
import type { SitemapUrl } from './sitemap'
import {
  isOpenHome,
  isOwnProject,
  listHomeUrls,
  listPageUrls,
  listProjectUrls,
  listSearchUrls,
} from './sitemap-urls'

/** Purged when a path changes. */
export const pathsTag = 'paths'

/** By time alone: a home comes or goes every few minutes, and robots look once a day. */
export const sitemapHomesTag = 'sitemap-homes'

export const sitemapKinds = ['pages', 'projects', 'searches', 'homes'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

const urlsPerFile = 10_000

type Counts = Record<Exclude<SitemapKind, 'searches'>, number>

/** The names of the files there are: pages-1.xml, homes-2.xml. */
export async function listSitemapFiles(db: Queryable, perFile = urlsPerFile): Promise<string[]> {
  const searches = (await countIndexedSearches(db)) * locales.length
  const [stored] = await rows<Counts>(
    db,
    sql`select
      (select count(*)::int from content.path where ${isListed}) as pages,
      (select count(*)::int * ${locales.length} from listing.project where ${isOwnProject}) as projects,
      (select count(*)::int * ${locales.length} from listing.listing where ${isOpenHome}) as homes`,
  )
  const counts: Record<SitemapKind, number> = { pages: 0, projects: 0, homes: 0, ...stored, searches }
  return sitemapKinds.flatMap((kind) => {
    const files = Math.ceil(counts[kind] / perFile)
    return Array.from({ length: files }, (_, index) => `${kind}-${index + 1}.xml`)
  })
}

export function parseSitemapFile(name: string): { kind: SitemapKind; number: number } | null {
  const [, kindText, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const kind = sitemapKinds.find((known) => known === kindText)
  return kind ? { kind, number: Number(number) } : null
}

/** `null` when there is no such file. */
export async function findSitemapUrls(
  db: Queryable,
  name: string,
  perFile = urlsPerFile,
): Promise<SitemapUrl[] | null> {
  const file = parseSitemapFile(name)
  if (!file) return null
  const lists = {
    pages: listPageUrls,
    projects: listProjectUrls,
    searches: listSearchUrls,
    homes: listHomeUrls,
  }
  const list = lists[file.kind]
  const urls = await list(db, { skip: (file.number - 1) * perFile, limit: perFile })
  return urls.length > 0 ? urls : null
}
