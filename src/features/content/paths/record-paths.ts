import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import { httpsUrl } from '@/i18n/paths/https-url'
import type { Locale } from '@/i18n/locales'
import { systemPaths } from '@/i18n/paths/system-paths'

import { ints } from './path-fragments.sql'

export interface LinkedRecord {
  relationTo: 'pages' | 'articles'
  id: number
}

export interface RecordPath {
  entry: string
  title: string
  href: string
  isExternal: boolean
}

export type RecordPaths = ReadonlyMap<string, RecordPath>

export function recordKey({ relationTo, id }: LinkedRecord): string {
  return `${relationTo}/${id}`
}

/**
 * Where links to pages and articles lead in one language; those without an address there are left out. The site's
 * own pages, such as /projects/, are known by their original address.
 */
export async function pathsOfRecords(
  db: Reads,
  records: readonly LinkedRecord[],
  locale: Locale,
): Promise<RecordPaths> {
  const own = systemPaths.flatMap(({ id, original, paths: { [locale]: href } }): [string, RecordPath][] =>
    href ? [[original, { entry: id, title: '', href, isExternal: false }]] : [],
  )
  if (records.length === 0) return new Map(own)
  const idsOf = (relation: LinkedRecord['relationTo']) =>
    records.filter(({ relationTo }) => relationTo === relation).map(({ id }) => id)
  const found = await rows(
    db,
    {
      relationTo: oneOf(['articles', 'pages']),
      id: int,
      entry: text,
      title: text,
      path: text,
      externalLink: nullable(text),
    },
    // Two stretches of one index; with "or" the whole language would be read.
    sql`${pathsOfType('articles', sql`type = 'article'`, idsOf('articles'), locale)}
        union all
        ${pathsOfType('pages', sql`type in ('page', 'listing-base')`, idsOf('pages'), locale)}`,
  )
  const linked = found.map(({ externalLink, path, entry, title, ...record }): [string, RecordPath] => {
    const href = (externalLink && httpsUrl(externalLink)) || path
    return [recordKey(record), { entry, title, href, isExternal: Boolean(externalLink) }]
  })
  return new Map([...own, ...linked])
}

function pathsOfType(
  relationTo: LinkedRecord['relationTo'],
  isOfType: SQL,
  ids: number[],
  locale: Locale,
): SQL {
  return sql`select ${relationTo}::text as "relationTo", record_id as id, entry, title, path, external_link as "externalLink"
    from content.path where record_id = any(${ints(ids)}) and language = ${locale} and ${isOfType}`
}
