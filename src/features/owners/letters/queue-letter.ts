import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

export const ownerLetterKinds = ['invitation', 'recovery', 'link', 'changed'] as const
export type OwnerLetterKind = (typeof ownerLetterKinds)[number]

export const letterChannel = 'gevel_owner_letter'

/** Written whether or not the address is known; the worker sends it once the transaction is committed. */
export async function queueOwnerLetter(
  db: Queryable,
  { kind, email, language }: { kind: OwnerLetterKind; email: string; language: string },
): Promise<void> {
  await db.execute(
    sql`insert into owner_auth.letter (kind, email, language) values (${kind}, ${email}, ${language})`,
  )
  await db.execute(sql`select pg_notify(${letterChannel}, '')`)
}
