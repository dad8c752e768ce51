import { readFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'

import type { Database } from './connection'
import { rows } from './query'
import { text } from './row'

const grants = new URL('./roles/grants.sql', import.meta.url)
const programs = ['gevel_cms', 'gevel_worker', 'gevel_web', 'gevel_portal']

/**
 * Gives every program its rights, all at once: who asks meanwhile has the old ones or the new ones. Answers the roles
 * that this server lacks: their programs can only sign in as the owner.
 */
export async function grantRoles(db: Database): Promise<string[]> {
  await db.$client.query(await readFile(grants, 'utf8'))
  const missing = await rows(
    db,
    { role: text },
    sql`select role from unnest(${sql.param(programs)}::text[]) as role
        where not exists (select from pg_roles where rolname = role)`,
  )
  return missing.map(({ role }) => role)
}
