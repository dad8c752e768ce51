import { sql, type SQL } from 'drizzle-orm'

import { locales } from '@/i18n/locales'
import { teamSegments } from '@/i18n/paths/member-paths'
import { projectSegments } from '@/i18n/paths/project-paths'
import { systemPaths } from '@/i18n/paths/system-paths'

const listWords = firstSegments('listing-base')

/** Words right below the language that an editor's page cannot have as its path. */
export const reservedSegments: readonly string[] = [
  ...new Set([
    ...['quick-search', 'places', 'count', 'map', 'map-data', 'regions', 'region-tree', 'preview', 'kit'],
    ...[
      'kept-homes',
      'card-pictures',
      'found-homes',
      'my-data',
      'portal',
      'share-picture',
      'admin',
      'api',
      'media',
    ],
    ...listWords,
    ...firstSegments('feedback'),
    ...firstSegments('login'),
    ...firstSegments('favourites'),
    ...firstSegments('compare'),
  ]),
]

/**
 * Whether a wanted path belongs to the site itself. Pages below one of the lists may begin with its word, unless they
 * look like the address of a home; those of projects and of members of the team are known by their number.
 */
export function isReserved(path: SQL, isBelowList: SQL): SQL {
  const first = sql`split_part(${path}, '/', 3)`
  const listing = `^/[^/]+/(${listWords.join('|')})/[^/]+/[^/]+/[0-9]+/$`
  const project = `^/[^/]+/(${Object.values(projectSegments).join('|')})/[0-9]+/$`
  const member = `^/[^/]+/(${[...new Set(Object.values(teamSegments))].join('|')})/[^/]+/[0-9]+/$`
  return sql`(
    (${first} = any(${sql.param(reservedSegments)}::text[]) and not ${isBelowList})
    or ${path} ~ ${listing} or ${path} ~ ${project} or ${path} ~ ${member} or ${path} like '%preview%'
  )`
}

function firstSegments(type: string): string[] {
  const paths = systemPaths.filter((entry) => entry.type === type).map((entry) => entry.paths)
  return [...new Set(paths.flatMap((path) => locales.flatMap((locale) => path[locale]?.split('/')[2] ?? [])))]
}
