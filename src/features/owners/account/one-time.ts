import { createHmac, randomInt } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, rowCount } from '@/database/query'

import { hashOf, isTokenOpen, isUsable, newToken, spendAllTokens, spendToken } from './mailed-token'

const oneTimePurposes = ['invitation', 'recovery', 'link', 'email'] as const
export type OneTimePurpose = (typeof oneTimePurposes)[number]

const oneTimes = { table: sql.raw('owner_auth.one_time'), purposes: oneTimePurposes }

/** Long enough to find a mail from the agency; whoever asks for one themselves waits for it. */
const validMinutes: Record<OneTimePurpose, number> = {
  invitation: 14 * 24 * 60,
  recovery: 30,
  link: 30,
  email: 30,
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 10

interface OneTime {
  token: string
  /** To type in the place of a password; only for a recovery. */
  code: string | null
}

interface Mailed {
  email: string
  purpose: OneTimePurpose
  secret: string
  /** Whose address it becomes, of a new one. */
  loginId?: string | null
}

/** What a mail carries. Kept as hashes only. */
export async function createOneTime(
  db: Queryable,
  { email, purpose, secret, loginId = null }: Mailed,
): Promise<OneTime> {
  const token = newToken()
  const code = purpose === 'recovery' ? newCode() : null
  await db.execute(
    sql`insert into owner_auth.one_time (email, purpose, token_hash, code_hash, expires_at, login_id)
        values (${email}, ${purpose}, ${hashOf(token)}, ${code && codeHash(code, email, secret)},
          now() + make_interval(mins => ${validMinutes[purpose]}), ${loginId})`,
  )
  return { token, code }
}

/** Whether a link still works, for the page behind it; looking does not use it. */
export function isOpen(db: Queryable, token: string, purposes: OneTimePurpose[]): Promise<boolean> {
  return isTokenOpen(db, oneTimes, token, purposes)
}

/** Uses it, once: of two who come at the same moment one gets nothing. */
export function spendOneTime(db: Queryable, token: string, purposes: OneTimePurpose[]) {
  return spendToken(db, oneTimes, token, purposes)
}

/** A one-time password is changed for the token of the page that asks for a new one; it and its link are used then. */
export async function spendCode(
  db: Queryable,
  { email, typed, secret }: { email: string; typed: string; secret: string },
): Promise<string | null> {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const token = newToken()
  const changed = await rowCount(
    db,
    sql`update owner_auth.one_time set code_hash = null, token_hash = ${hashOf(token)}
        where email = ${email} and code_hash = ${codeHash(code, email, secret)} and ${isUsable(['recovery'])}
        returning id`,
  )
  return changed > 0 ? token : null
}

/** After a new password nothing that was mailed before opens the account. */
export function spendAllOf(db: Queryable, email: string): Promise<void> {
  return spendAllTokens(db, oneTimes, email)
}

function newCode(): string {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Keyed, because it is short: whoever reads the table alone cannot try them all. */
function codeHash(code: string, email: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${email} ${code.replaceAll('-', '')}`)
    .digest()
}
