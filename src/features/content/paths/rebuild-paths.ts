import { sql } from 'drizzle-orm'

import { locks } from '@/database/locks'
import { type Queryable, rows } from '@/database/query'
import { nullable, oneOf, text } from '@/database/row'
import { type Locale, locales } from '@/i18n/locales'

import { listAffected } from './affected-records'
import { PathTakenError } from './path-taken-error'
import { type PathScope, rebuildStatement } from './rebuild-paths.sql'

export interface PathChange {
  entry: string
  language: Locale
  /** `null` for a path that is new. Equal to `to` when only the title or the external link changed. */
  from: string | null
  /** `null` for a path that is gone. */
  to: string | null
}

export interface PathChanges {
  changed: PathChange[]
}

const outcomeRow = {
  entry: nullable(text),
  language: oneOf(locales),
  from: nullable(text),
  to: nullable(text),
  title: nullable(text),
  wantedBy: nullable(text),
}

/**
 * Makes the known paths of what was saved true again, in all languages, in the transaction of the save; throws a
 * PathTakenError before anything is written. 'all' is for a fresh database and for repairs.
 */
export async function rebuildPaths(tx: Queryable, scope: PathScope): Promise<PathChanges> {
  // Saves that move paths go one by one: the second then sees the paths of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.paths})`)
  const affected = scope === 'all' ? scope : await listAffected(tx, scope)
  const outcome = await rows(tx, outcomeRow, rebuildStatement(affected))
  const taken = outcome.find(({ wantedBy }) => wantedBy !== null)
  if (taken) {
    const { language, to: path, entry, title, wantedBy } = taken
    throw new PathTakenError({
      language,
      path: path ?? '',
      entry,
      title: title ?? '',
      wantedBy: wantedBy ?? '',
    })
  }
  return {
    changed: outcome.map(({ entry, language, from, to }) => ({ entry: entry ?? '', language, from, to })),
  }
}
