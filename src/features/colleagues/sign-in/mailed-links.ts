import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import {
  hashOf,
  isTokenOpen,
  newToken,
  spendAllTokens,
  spendToken,
} from '@/features/owners/account/mailed-token'

const linkPurposes = ['device', 'recovery', 'invitation'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Whoever asks for one waits for it; who is invited may be away for some days. */
const validMinutes: Record<LinkPurpose, number> = { device: 30, recovery: 30, invitation: 7 * 24 * 60 }

const links = { table: sql.raw('colleague.one_time'), purposes: linkPurposes }

/** What may set a password. */
export const choosing: readonly LinkPurpose[] = ['recovery', 'invitation']

/** The token of a link in a mail; kept as a hash only. */
export async function createLink(
  db: Queryable,
  { email, purpose }: { email: string; purpose: LinkPurpose },
): Promise<string> {
  const token = newToken()
  await db.execute(
    sql`insert into colleague.one_time (email, purpose, token_hash, expires_at)
        values (${email}, ${purpose}, ${hashOf(token)}, now() + make_interval(mins => ${validMinutes[purpose]}))`,
  )
  return token
}

export const isLinkOpen = (db: Queryable, token: string, purposes: readonly LinkPurpose[]) =>
  isTokenOpen(db, links, token, purposes)

export const spendLink = (db: Queryable, token: string, purposes: readonly LinkPurpose[]) =>
  spendToken(db, links, token, purposes)

export const spendAllLinks = (db: Queryable, email: string) => spendAllTokens(db, links, email)
