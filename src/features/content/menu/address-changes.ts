import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { payloadTables } from '@/database/payload-tables'
import type { Language } from '@/domain/language'

import { ints } from '../paths/path-fragments.sql'
import { PathTakenError } from '../paths/path-taken-error'
import { rebuildPaths } from '../paths/rebuild-paths'
import type { PageChange } from './arrange-pages'

export interface AddressChange {
  language: Language
  from: string
  to: string
}

export interface AddressesAfter {
  changes: AddressChange[]
  /** An address that two pages would have; nothing can be published then. */
  taken: { path: string; title: string } | null
}

/** Ends the trial: nothing of it is kept. */
class TrialEnd extends Error {}

/**
 * Which addresses change once the menu is published. Tried for real and taken back, so that it is what publishing does:
 * with everything below a page, and with addresses that others have.
 */
export async function addressesAfter(db: Database, changes: readonly PageChange[]): Promise<AddressesAfter> {
  const moved = changes.flatMap(({ id, parent }) => (parent === undefined ? [] : [{ id, parent }]))
  const answer: AddressesAfter = { changes: [], taken: null }
  if (moved.length === 0) return answer
  try {
    await db.transaction(async (tx) => {
      // As saves of these pages do, in the same order: neither holds up the other for good.
      await tx.execute(sql`
        select pg_advisory_xact_lock(hashtextextended('pages:' || id, 0))
        from (select unnest(${ints(moved.map(({ id }) => id))}) as id order by 1) one`)
      await tx.execute(sql`
        update ${payloadTables.pages} p set parent_id = moved.parent
        from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id int, parent int) where p.id = moved.id`)
      const { changed } = await rebuildPaths(tx, { pages: moved.map(({ id }) => id) })
      answer.changes = changed.flatMap(({ language, from, to }) =>
        from !== null && to !== null && from !== to ? [{ language, from, to }] : [],
      )
      throw new TrialEnd()
    })
  } catch (error) {
    if (error instanceof PathTakenError) answer.taken = { path: error.path, title: error.title }
    else if (!(error instanceof TrialEnd)) throw error
  }
  return answer
}
