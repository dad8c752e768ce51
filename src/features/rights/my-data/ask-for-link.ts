import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import type { Queryable } from '@/database/query'
import { mailbox } from '@/domain/lead/mailbox'
import { isWithinLimits } from '@/features/leads/guard/limits'
import type { Locale } from '@/i18n/locales'

interface Asked {
  email: string
  language: Locale
  /** The address the post came from. */
  ip: string
}

export const rightsLetterKinds = ['link', 'erased', 'agency'] as const
export type RightsLetterKind = (typeof rightsLetterKinds)[number]

export const rightsChannel = 'gevel_rights'

const day = 86_400

/** Written whether or not the address is known, and not at all when too many were asked for; nobody learns which. */
export async function askForLink(
  db: Database,
  { email, language, ip }: Asked,
  secret: string,
): Promise<void> {
  const key = email.trim().toLowerCase()
  const limits = [
    { scope: 'my-data', subject: mailbox(key) ?? '', most: 3, withinSeconds: day },
    { scope: 'my-data-ip', subject: ip, most: 10, withinSeconds: 3600 },
  ]
  if (!(await isWithinLimits(db, { limits, secret, now: new Date() }))) return
  await queueRightsLetter(db, { kind: 'link', email: key, language })
}

/** The worker sends it once the transaction is committed. */
export async function queueRightsLetter(
  db: Queryable,
  { kind, email, language }: { kind: RightsLetterKind; email: string; language: Locale },
): Promise<void> {
  await db.execute(
    sql`insert into rights.letter (kind, email, language) values (${kind}, ${email}, ${language})`,
  )
  await db.execute(sql`select pg_notify(${rightsChannel}, '')`)
}
