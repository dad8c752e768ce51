import { createHash, randomBytes } from 'node:crypto'

import { type SQL, sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { oneOf, text } from '@/database/row'

/** Where tokens of mails are kept, as hashes only; each row has an address, a purpose and an end. */
export interface TokenTable<Purpose extends string> {
  table: SQL
  purposes: readonly Purpose[]
}

export const newToken = () => randomBytes(24).toString('base64url')

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether a link still works, for the page behind it; looking does not use it. */
export async function isTokenOpen<Purpose extends string>(
  db: Queryable,
  { table }: TokenTable<Purpose>,
  token: string,
  purposes: readonly Purpose[],
): Promise<boolean> {
  const found = await rowCount(
    db,
    sql`select from ${table} where token_hash = ${hashOf(token)} and ${isUsable(purposes)}`,
  )
  return found > 0
}

/** Uses it, once: of two who come at the same moment one gets nothing. */
export async function spendToken<Purpose extends string>(
  db: Queryable,
  { table, purposes: all }: TokenTable<Purpose>,
  token: string,
  purposes: readonly Purpose[],
): Promise<{ email: string; purpose: Purpose } | null> {
  const [used] = await rows(
    db,
    { email: text, purpose: oneOf(all) },
    sql`update ${table} set used_at = now()
        where token_hash = ${hashOf(token)} and ${isUsable(purposes)} returning email, purpose`,
  )
  return used ?? null
}

/** After a new password nothing that was mailed before opens the account. */
export async function spendAllTokens(
  db: Queryable,
  { table }: TokenTable<string>,
  email: string,
): Promise<void> {
  await db.execute(sql`update ${table} set used_at = now() where email = ${email} and used_at is null`)
}

export function isUsable(purposes: readonly string[]): SQL {
  const list = sql.join(
    purposes.map((purpose) => sql`${purpose}`),
    sql`, `,
  )
  return sql`used_at is null and expires_at > now() and purpose in (${list})`
}
