import { sql } from 'drizzle-orm'

import { locks } from '@/database/locks'
import { payloadTables } from '@/database/payload-tables'
import { type Queryable, type Reads, rowCount, rows } from '@/database/query'
import { int, jsonList, listOf, moment, nullable, stored, text } from '@/database/row'

import type { MenuTree } from './menu-tree'

const draftRow = {
  tree: jsonList({ id: int, children: stored<number[]>() }),
  known: listOf(int),
  revision: text,
  savedBy: nullable(text),
  savedAt: moment,
}

export interface MenuDraft {
  tree: MenuTree
  known: number[]
  revision: string
  savedBy: string | null
  savedAt: string
}

/** The menu as it was arranged and not yet published. */
export async function readMenuDraft(db: Reads): Promise<MenuDraft | null> {
  const [draft] = await rows(
    db,
    draftRow,
    sql`select tree, known, revision::text as revision, who.name as "savedBy", saved_at as "savedAt"
        from content.menu_draft left join ${payloadTables.users} who on who.id = saved_by`,
  )
  return draft ?? null
}

/** Two who arrange it at the same moment wait for each other here; each then reads what the other stored. */
export async function lockMenu(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.menu})`)
}

export async function storeMenuDraft(
  tx: Queryable,
  { tree, known, userId }: { tree: MenuTree; known: readonly number[]; userId: number },
): Promise<void> {
  await tx.execute(
    sql`insert into content.menu_draft (tree, known, saved_by)
        values (${JSON.stringify(tree)}::jsonb, ${sql.param([...known])}::int[], ${userId})
        on conflict (is_only) do update set tree = excluded.tree, known = excluded.known, saved_by = excluded.saved_by,
          revision = gen_random_uuid(), saved_at = now()`,
  )
}

/** Answers whether there was one. */
export async function dropMenuDraft(tx: Queryable): Promise<boolean> {
  return (await rowCount(tx, sql`delete from content.menu_draft returning 1`)) > 0
}
