import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, type Reads, rowCount, rows } from '@/database/query'
import { bool, text } from '@/database/row'
import { isLocale, type Locale } from '@/i18n/locales'

/** Long enough for a slow mail. */
export const mailedMinutes = 60
/** Of an opened link: long enough to read, download and decide. */
export const openedMinutes = 30

export interface MailedLink {
  email: string
  language: Locale
  isOpened: boolean
  hash: Buffer
}

/** What the mail carries. Only its hash is kept. */
export async function createLink(
  db: Queryable,
  { email, language }: { email: string; language: Locale },
): Promise<string> {
  const token = newToken()
  await db.execute(
    sql`insert into rights.link (email, language, token_hash, expires_at)
        values (${email}, ${language}, ${hashOf(token)}, now() + make_interval(mins => ${mailedMinutes}))`,
  )
  return token
}

/** Looking does not use it: mail programs follow links by themselves. */
export async function findLink(db: Reads, token: string): Promise<MailedLink | null> {
  const hash = hashOf(token)
  const [found] = await rows(
    db,
    { email: text, language: text, isOpened: bool },
    sql`select email, language, opened_at is not null as "isOpened" from rights.link
        where token_hash = ${hash} and expires_at > now()`,
  )
  if (!found || !isLocale(found.language)) return null
  return { ...found, language: found.language, hash }
}

/** Works once: the mailed token is worth nothing from now on, and the answer is the one that takes its place. */
export async function openLink(db: Queryable, token: string): Promise<string | null> {
  const next = newToken()
  const opened = await rowCount(
    db,
    sql`update rights.link set token_hash = ${hashOf(next)}, opened_at = now(),
          expires_at = now() + make_interval(mins => ${openedMinutes})
        where token_hash = ${hashOf(token)} and opened_at is null and expires_at > now() returning 1`,
  )
  return opened > 0 ? next : null
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
