import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { ColleagueMailKind } from '@/mail/templates/colleague-mail'

export const colleagueLetterKinds = [
  'device',
  'recovery',
  'invitation',
  'password-changed',
  'factor-reset',
] as const satisfies readonly ColleagueMailKind[]

export const colleagueLetterChannel = 'gevel_colleague_letter'

/** Written whether or not the address is known; the worker sends it once the transaction is committed. */
export async function queueColleagueLetter(
  db: Queryable,
  { kind, email, language }: { kind: ColleagueMailKind; email: string; language: string },
): Promise<void> {
  await db.execute(
    sql`insert into colleague.letter (kind, email, language) values (${kind}, ${email.toLowerCase()}, ${language})`,
  )
  await db.execute(sql`select pg_notify(${colleagueLetterChannel}, '')`)
}
