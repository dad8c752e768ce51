import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { keptTimes } from '@/domain/rights/kept-times'
import {
  type LetterOutcome,
  type LetterSum,
  type QueuedLetter,
  sendQueued,
} from '@/features/owners/letters/letter-queue'
import { knownLocale, type Locale } from '@/i18n/locales'
import type { MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'
import { type ColleagueMailKind, colleagueMail } from '@/mail/templates/colleague-mail'

import { devicePath, newPasswordPath } from '../colleague-paths'
import { createLink } from '../sign-in/mailed-links'
import { colleagueLetterKinds } from './queue-colleague-letter'

export interface ColleagueLetterServices {
  db: Database
  mailer: Mailer
  readSite(locale: Locale): Promise<MailSender>
  /** Of the admin, such as https://admin.agency.example/admin. */
  adminUrl: string
}

const queue = { table: sql.raw('colleague.letter'), kinds: colleagueLetterKinds }

/** Sends what is due; answers how many were sent and given up. */
export function sendColleagueLetters(services: ColleagueLetterServices): Promise<LetterSum> {
  return sendQueued(services.db, queue, (letter) => send(services, letter))
}

async function send(
  services: ColleagueLetterServices,
  letter: QueuedLetter<ColleagueMailKind>,
): Promise<LetterOutcome> {
  const { db, mailer } = services
  const { kind, email } = letter
  const [colleague] = await rows(
    db,
    { name: text },
    sql`select name from ${payloadTables.users} where email = ${email}`,
  )
  // Nobody we know: nothing is sent, and whoever asked is none the wiser.
  if (!colleague) return 'done'
  const locale = knownLocale(letter.language)
  const sender = await services.readSite(locale)
  const href = await hrefOf(services, kind, email)
  const draft = colleagueMail({ kind, locale, href, name: colleague.name, agency: sender.agency.name })
  const messageId = `<colleague.${letter.id}.${letter.tries}@${mailer.host}>`
  const { state } = await mailer.send(draft, { to: [email], messageId, sender })
  return state === 'done' ? 'done' : state === 'refused' ? 'refused' : 'failed'
}

async function hrefOf(
  { db, adminUrl }: ColleagueLetterServices,
  kind: ColleagueMailKind,
  email: string,
): Promise<string> {
  if (kind === 'password-changed') return `${adminUrl}/forgot`
  if (kind === 'factor-reset') return adminUrl
  const path = kind === 'device' ? devicePath : newPasswordPath
  return `${adminUrl}${path}/${await createLink(db, { email, purpose: kind })}`
}

/** What was used or is too old, and what was sent a month ago. */
export async function purgeColleagueLetters(db: Database): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${keptTimes.letters.days})`
  await db.execute(sql`delete from colleague.letter where done_at < ${longAgo}`)
  await db.execute(sql`delete from colleague.one_time where expires_at < ${longAgo} or used_at < ${longAgo}`)
}
