import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, type Reads, rows } from '@/database/query'
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
    sql`select email, language, is_opened as "isOpened" from rights.find_link(${hash})`,
  )
  if (!found || !isLocale(found.language)) return null
  return { ...found, language: found.language, hash }
}

/** Works once: the mailed token is worth nothing from now on, and the answer is the one that takes its place. */
export async function openLink(db: Queryable, token: string): Promise<string | null> {
  const next = newToken()
  const [link] = await rows(
    db,
    { isOpened: bool },
    sql`select rights.open_link(${hashOf(token)}, ${hashOf(next)}, ${openedMinutes}) as "isOpened"`,
  )
  return link?.isOpened ? next : null
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
