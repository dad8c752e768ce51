import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { nullable, text } from '@/database/row'

import { queueOwnerLetter } from '../letters/queue-letter'
import type { Accounts } from './account-settings'
import { isOpen, type OneTimePurpose, spendAllOf, spendOneTime } from './one-time'

/** What may set a password. */
export const choosing: OneTimePurpose[] = ['invitation', 'recovery']

/** Sets the password of whoever reads the mailbox; `null` when the link was used or is too old. */
export async function choosePassword(
  { db, hashPassword }: Accounts,
  { token, password }: { token: string; password: string },
): Promise<{ accountId: string; email: string } | null> {
  // Hashing is dear: not for whoever has no link.
  if (!(await isOpen(db, token, choosing))) return null
  const hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const used = await spendOneTime(tx, token, choosing)
    if (!used) return null
    const accountId = await openLogin(tx, used.email)
    if (accountId === null) return null
    await storePassword(tx, { accountId, hash })
    await tx.execute(sql`delete from owner_auth.session where user_id = ${accountId}`)
    await spendAllOf(tx, used.email)
    if (used.purpose === 'recovery') await queueChanged(tx, accountId)
    return { accountId, email: used.email }
  })
}

/** By an owner who is signed in and has confirmed it. Every other session ends. */
export async function changePassword(
  { db, hashPassword }: Accounts,
  given: { accountId: string; sessionId: string; password: string },
): Promise<void> {
  const { accountId, sessionId, password } = given
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await storePassword(tx, { accountId, hash })
    await tx.execute(sql`delete from owner_auth.session where user_id = ${accountId} and id <> ${sessionId}`)
    await queueChanged(tx, accountId)
  })
}

export async function hasPassword(db: Queryable, accountId: string): Promise<boolean> {
  return (await findHash(db, accountId)) !== null
}

/** The account of an address, made at its first use; `null` when the address is not invited, or no longer. */
export async function openLogin(db: Queryable, email: string): Promise<string | null> {
  const [opened] = await rows(db, { id: nullable(text) }, sql`select owner_auth.open_login(${email}) as id`)
  return opened?.id ?? null
}

export async function findHash(db: Queryable, accountId: string): Promise<string | null> {
  const [found] = await rows(
    db,
    { hash: text },
    sql`select password_hash as hash from owner_auth.credential where login_id = ${accountId}`,
  )
  return found?.hash ?? null
}

export async function storePassword(
  tx: Queryable,
  { accountId, hash }: { accountId: string; hash: string },
): Promise<void> {
  await tx.execute(
    sql`insert into owner_auth.credential (login_id, password_hash) values (${accountId}, ${hash})
        on conflict (login_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
  )
}

async function queueChanged(tx: Queryable, accountId: string): Promise<void> {
  const [login] = await rows(
    tx,
    { email: text, language: text },
    sql`select email, language from owner_auth.login where id = ${accountId}`,
  )
  if (login) await queueOwnerLetter(tx, { kind: 'changed', ...login })
}
