import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { nullable, text } from '@/database/row'

import type { Accounts } from './account-settings'
import { spendCode } from './one-time'
import { type Asking, maySignIn } from './sign-in-limits'

export type SignIn =
  | { state: 'signed-in'; accountId: string }
  /** A one-time password was typed: a new one has to be chosen with this token. */
  | { state: 'choose'; token: string }
  | { state: 'wrong' }
  | { state: 'throttled' }

/**
 * Checks an address and a password. The same work is done for every address, so that neither the answer nor the time
 * it takes tells which ones are known.
 */
export async function signIn(accounts: Accounts, asking: Asking & { password: string }): Promise<SignIn> {
  const { db, secret } = accounts
  const { email, password } = asking
  if (!(await maySignIn(accounts, asking))) return { state: 'throttled' }
  const [login] = await rows(
    db,
    { id: text, hash: nullable(text) },
    sql`select l.id, c.password_hash as hash
        from owner_auth.login l left join owner_auth.credential c on c.login_id = l.id
        where l.email = ${email}`,
  )
  if ((await accounts.isPassword(password, login?.hash ?? null)) && login)
    return { state: 'signed-in', accountId: login.id }
  const token = await spendCode(db, { email, typed: password, secret })
  return token ? { state: 'choose', token } : { state: 'wrong' }
}
