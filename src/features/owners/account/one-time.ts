import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, rowCount, rows } from '@/database/query'
import { oneOf, text } from '@/database/row'

const oneTimePurposes = ['invitation', 'recovery', 'link'] as const
export type OneTimePurpose = (typeof oneTimePurposes)[number]

/** Long enough to find a mail from the agency; whoever asks for one themselves waits for it. */
const validMinutes: Record<OneTimePurpose, number> = {
  invitation: 14 * 24 * 60,
  recovery: 30,
  link: 30,
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 10

interface OneTime {
  token: string
  /** To type in the place of a password; only for a recovery. */
  code: string | null
}

/** What a mail carries. Kept as hashes only. */
export async function createOneTime(
  db: Queryable,
  { email, purpose, secret }: { email: string; purpose: OneTimePurpose; secret: string },
): Promise<OneTime> {
  const token = randomBytes(24).toString('base64url')
  const code = purpose === 'recovery' ? newCode() : null
  await db.execute(
    sql`insert into owner_auth.one_time (email, purpose, token_hash, code_hash, expires_at)
        values (${email}, ${purpose}, ${hashOf(token)}, ${code && codeHash(code, email, secret)},
          now() + make_interval(mins => ${validMinutes[purpose]}))`,
  )
  return { token, code }
}

/** Whether a link still works, for the page behind it; looking does not use it. */
export async function isOpen(db: Queryable, token: string, purposes: OneTimePurpose[]): Promise<boolean> {
  const found = await rowCount(
    db,
    sql`select from owner_auth.one_time where token_hash = ${hashOf(token)} and ${isUsable(purposes)}`,
  )
  return found > 0
}

/** Uses it, once: of two who come at the same moment one gets nothing. */
export async function spendOneTime(
  db: Queryable,
  token: string,
  purposes: OneTimePurpose[],
): Promise<{ email: string; purpose: OneTimePurpose } | null> {
  const [used] = await rows(
    db,
    { email: text, purpose: oneOf(oneTimePurposes) },
    sql`update owner_auth.one_time set used_at = now()
        where token_hash = ${hashOf(token)} and ${isUsable(purposes)} returning email, purpose`,
  )
  return used ?? null
}

/** A one-time password is changed for the token of the page that asks for a new one; it and its link are used then. */
export async function spendCode(
  db: Queryable,
  { email, typed, secret }: { email: string; typed: string; secret: string },
): Promise<string | null> {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const token = randomBytes(24).toString('base64url')
  const changed = await rowCount(
    db,
    sql`update owner_auth.one_time set code_hash = null, token_hash = ${hashOf(token)}
        where email = ${email} and code_hash = ${codeHash(code, email, secret)} and ${isUsable(['recovery'])}
        returning id`,
  )
  return changed > 0 ? token : null
}

/** After a new password nothing that was mailed before opens the account. */
export async function spendAllOf(db: Queryable, email: string): Promise<void> {
  await db.execute(
    sql`update owner_auth.one_time set used_at = now() where email = ${email} and used_at is null`,
  )
}

function isUsable(purposes: OneTimePurpose[]) {
  const list = sql.join(
    purposes.map((purpose) => sql`${purpose}`),
    sql`, `,
  )
  return sql`used_at is null and expires_at > now() and purpose in (${list})`
}

function newCode(): string {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Keyed, because it is short: whoever reads the table alone cannot try them all. */
function codeHash(code: string, email: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${email} ${code.replaceAll('-', '')}`)
    .digest()
}
