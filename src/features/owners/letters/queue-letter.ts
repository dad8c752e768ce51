import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'

export const ownerLetterKinds = [
  'invitation',
  'recovery',
  'link',
  'changed',
  'new-email',
  'email-changed',
] as const
export type OwnerLetterKind = (typeof ownerLetterKinds)[number]

export const letterChannel = 'gevel_owner_letter'

interface OwnerLetter {
  kind: OwnerLetterKind
  email: string
  language: string
  /** Whose it is, where the mailbox alone does not tell. */
  loginId?: string | null
}

/** Written whether or not the address is known; the worker sends it once the transaction is committed. */
export async function queueOwnerLetter(
  db: Queryable,
  { kind, email, language, loginId = null }: OwnerLetter,
): Promise<void> {
  await db.execute(
    sql`insert into owner_auth.letter (kind, email, language, login_id)
        values (${kind}, ${email}, ${language}, ${loginId})`,
  )
  await db.execute(sql`select pg_notify(${letterChannel}, '')`)
}
