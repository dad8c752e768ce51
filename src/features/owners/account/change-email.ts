import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { text } from '@/database/row'
import type { Locale } from '@/i18n/locales'

import { queueOwnerLetter } from '../letters/queue-letter'
import type { Accounts } from './account-settings'

/** Writes to the new mailbox; nothing changes before it answers. The worker looks whether the address is free. */
export async function askNewEmail(
  db: Queryable,
  { accountId, email, language }: { accountId: string; email: string; language: Locale },
): Promise<void> {
  await queueOwnerLetter(db, { kind: 'new-email', email, language, loginId: accountId })
}

/** Whoever reads the new mailbox confirms it; the old one is notified. `null` when the link does not work any more. */
export function changeEmail(
  { db }: Pick<Accounts, 'db'>,
  token: string,
): Promise<{ accountId: string; email: string } | null> {
  const hash = createHash('sha256').update(token).digest()
  return db.transaction(async (tx) => {
    const [changed] = await rows(
      tx,
      { accountId: text, oldEmail: text, newEmail: text, language: text },
      sql`select account_id as "accountId", old_email as "oldEmail", new_email as "newEmail", language
          from owner_auth.change_email(${hash})`,
    )
    if (!changed) return null
    const { accountId, oldEmail, newEmail, language } = changed
    await queueOwnerLetter(tx, { kind: 'email-changed', email: oldEmail, language, loginId: accountId })
    return { accountId, email: newEmail }
  })
}

export async function changeLanguage(
  { db }: Pick<Accounts, 'db'>,
  accountId: string,
  language: Locale,
): Promise<void> {
  await db.execute(sql`select owner_auth.change_language(${accountId}, ${language})`)
}
