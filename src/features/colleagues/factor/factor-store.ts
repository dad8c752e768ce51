import { createHmac, randomBytes, randomInt } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rowCount, rows } from '@/database/query'
import { bytes, int } from '@/database/row'

import { seal, unseal } from './seal'
import { stepOf } from './totp'

/** Whose second step it is, and the key of the admin. */
export interface FactorOf {
  db: Database
  secret: string
  userId: number
}

/** What is being set up: shown once, and nowhere kept until a code of it was typed. */
export interface NewFactor {
  secret: Buffer
  codes: string[]
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeCount = 10

export function newFactor(): NewFactor {
  const codes = Array.from({ length: codeCount }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
  return { secret: randomBytes(20), codes }
}

export async function hasFactor(db: Queryable, userId: number): Promise<boolean> {
  return (await rowCount(db, sql`select from colleague.factor where user_id = ${userId}`)) > 0
}

/** Takes it into use once a code of it was typed. Who has one already keeps it. */
export function confirmFactor(
  { db, secret, userId }: FactorOf,
  factor: NewFactor,
  { typed, now }: { typed: string; now: Date },
): Promise<boolean> {
  const step = stepOf(factor.secret, plainCode(typed), now)
  if (step === null) return Promise.resolve(false)
  return db.transaction(async (tx) => {
    const taken = await rowCount(
      tx,
      sql`insert into colleague.factor (user_id, secret, last_step)
          values (${userId}, ${seal(factor.secret, secret, ownerOf(userId))}, ${step})
          on conflict do nothing returning user_id`,
    )
    if (taken === 0) return false
    for (const code of factor.codes)
      await tx.execute(
        sql`insert into colleague.recovery_code (user_id, code_hash)
            values (${userId}, ${codeHash(code, secret, userId)})`,
      )
    return true
  })
}

/** Whether this is a code of now, or a recovery code; either is taken once. */
export async function takeCode(
  { db, secret, userId }: FactorOf,
  { typed, now }: { typed: string; now: Date },
): Promise<boolean> {
  const code = plainCode(typed)
  const [factor] = await rows(
    db,
    { sealed: bytes },
    sql`select secret as sealed from colleague.factor where user_id = ${userId}`,
  )
  if (!factor) return false
  const step = stepOf(unseal(factor.sealed, secret, ownerOf(userId)), code, now)
  const taken =
    step === null
      ? sql`update colleague.recovery_code set used_at = now()
            where user_id = ${userId} and code_hash = ${codeHash(code, secret, userId)} and used_at is null
            returning user_id`
      : sql`update colleague.factor set last_step = ${step}
            where user_id = ${userId} and last_step < ${step} returning user_id`
  return (await rowCount(db, taken)) > 0
}

/** How many recovery codes are left. */
export async function codesLeft(db: Queryable, userId: number): Promise<number> {
  const [found] = await rows(
    db,
    { left: int },
    sql`select count(*) as "left" from colleague.recovery_code where user_id = ${userId} and used_at is null`,
  )
  return found?.left ?? 0
}

export async function removeFactor(db: Queryable, userId: number): Promise<void> {
  await db.execute(sql`delete from colleague.factor where user_id = ${userId}`)
}

const ownerOf = (userId: number) => `factor ${userId}`

const plainCode = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Keyed, because it is short: whoever reads the table alone cannot try them all. */
function codeHash(code: string, secret: string, userId: number): Buffer {
  return createHmac('sha256', secret)
    .update(`recovery ${userId} ${plainCode(code)}`)
    .digest()
}
