import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, nullable, text } from '@/database/row'
import { keptTimes } from '@/domain/rights/kept-times'
import { isLocale, type Locale } from '@/i18n/locales'
import { addressIn } from '@/i18n/places/address-in'
import type { MailDraft, MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'
import {
  changedMail,
  emailChangedMail,
  invitationMail,
  linkMail,
  newEmailMail,
  recoveryMail,
} from '@/mail/templates/owner-mail'

import { loginPath } from '../login-paths'
import { createOneTime } from '../account/one-time'
import { type LetterOutcome, type LetterSum, type QueuedLetter, sendQueued } from './letter-queue'
import { type OwnerLetterKind, ownerLetterKinds } from './queue-letter'

export interface OwnerLetterServices {
  db: Database
  mailer: Mailer
  readSite(locale: Locale): Promise<MailSender>
  secret: string
}

type Letter = QueuedLetter<OwnerLetterKind>

const queue = { table: sql.raw('owner_auth.letter'), kinds: ownerLetterKinds }

/** Sends what is due, one after the other; answers how many were sent and given up. */
export function sendOwnerLetters(services: OwnerLetterServices): Promise<LetterSum> {
  return sendQueued(services.db, queue, (letter) => send(services, letter))
}

async function send(services: OwnerLetterServices, letter: Letter): Promise<LetterOutcome> {
  const loginId = await loginOf(services.db, letter)
  const asked = isLocale(letter.language) ? letter.language : null
  const owner =
    loginId === null
      ? await findOwner(services.db, { email: letter.email, locale: asked })
      : await findByLogin(services.db, loginId)
  // An address that is another owner's already gets nothing: neither of them learns of the other.
  if (letter.kind === 'new-email' && (await isTaken(services.db, { email: letter.email, loginId })))
    return 'done'
  // Nobody we know: nothing is sent, and whoever asked is none the wiser.
  if (!owner) return 'done'
  const locale = asked ?? owner.language
  const sender = await services.readSite(locale)
  const draft = await write(services, { ...letter, loginId, locale, sender, owner })
  const messageId = `<owner.${letter.id}.${letter.tries}@${services.mailer.host}>`
  const { state } = await services.mailer.send(draft, { to: [letter.email], messageId, sender })
  return state === 'done' ? 'done' : state === 'refused' ? 'refused' : 'failed'
}

async function write(
  { db, secret }: OwnerLetterServices,
  letter: Letter & { loginId: string | null; locale: Locale; sender: MailSender; owner: KnownOwner },
): Promise<MailDraft> {
  const { kind, email, locale, sender, owner } = letter
  const href = (...parts: string[]) => sender.siteUrl + loginPath(locale, ...parts)
  const needs = { locale, name: owner.name, agency: sender.agency.name }
  if (kind === 'changed') return changedMail({ ...needs, href: href('forgotten') })
  if (kind === 'email-changed') return emailChangedMail({ ...needs, phone: sender.agency.phone })
  if (kind === 'new-email') {
    const { token } = await createOneTime(db, { email, purpose: 'email', secret, loginId: letter.loginId })
    return newEmailMail({ ...needs, href: href('email', token) })
  }
  // Who has an account already is shown the way to it.
  if (kind === 'invitation' && owner.hasLogin)
    return invitationMail({ ...needs, homes: owner.homes, href: href(), isNew: false })
  const { token, code } = await createOneTime(db, { email, purpose: kind, secret })
  if (kind === 'link') return linkMail({ ...needs, href: href('open', token) })
  if (kind === 'recovery') return recoveryMail({ ...needs, href: href('password', token), code: code ?? '' })
  return invitationMail({ ...needs, homes: owner.homes, href: href('password', token), isNew: true })
}

interface KnownOwner {
  name: string
  language: Locale
  homes: string[]
  hasLogin: boolean
}

/** Their homes are named in the language of the letter. */
async function findOwner(
  db: Database,
  { email, locale }: { email: string; locale: Locale | null },
): Promise<KnownOwner | null> {
  const found = await rows(
    db,
    {
      ...{ name: text, language: text, hasLogin: bool, street: nullable(text), houseNumber: nullable(text) },
      ...{ box: nullable(text), zip: nullable(text), city: nullable(text), country: nullable(text) },
      countryName: nullable(text),
    },
    sql`select h.name, h.language, coalesce(t.street, l.street) as street, l.house_number as "houseNumber", l.box,
          l.zip, l.city, l.country, t.country_name as "countryName",
          exists (select from owner_auth.login o where o.email = h.email) as "hasLogin"
        from owner.home_owner h left join listing.listing l on l.id = h.listing_id
        left join listing.listing_text t on t.listing_id = l.id and t.language = ${locale ?? sql`h.language`}
        where h.email = ${email} and h.revoked_at is null order by h.invited_at desc`,
  )
  const [latest] = found
  if (!latest || !isLocale(latest.language)) return null
  const { name, language } = latest
  return {
    name,
    language,
    homes: found.flatMap(({ zip, city, country, ...home }) =>
      zip === null || city === null || country === null
        ? []
        : addressIn({ ...home, zip, city, country }, locale ?? language),
    ),
    hasLogin: latest.hasLogin,
  }
}

/** Whose letter it is, where the mailbox alone does not tell. */
async function loginOf(db: Database, { id, kind }: Letter): Promise<string | null> {
  if (kind !== 'new-email' && kind !== 'email-changed') return null
  const [letter] = await rows(
    db,
    { loginId: nullable(text) },
    sql`select login_id as "loginId" from owner_auth.letter where id = ${id}::uuid`,
  )
  return letter?.loginId ?? null
}

async function findByLogin(db: Database, loginId: string): Promise<KnownOwner | null> {
  const [login] = await rows(
    db,
    { name: text, language: text },
    sql`select name, language from owner_auth.login where id = ${loginId}`,
  )
  if (!login || !isLocale(login.language)) return null
  return { name: login.name, language: login.language, homes: [], hasLogin: true }
}

async function isTaken(
  db: Database,
  { email, loginId }: { email: string; loginId: string | null },
): Promise<boolean> {
  const [found] = await rows(
    db,
    { isTaken: bool },
    sql`select exists (select from owner_auth.login where email = ${email} and id <> ${loginId})
          or exists (select from owner.home_owner where email = ${email} and revoked_at is null
            and account_id is distinct from ${loginId}) as "isTaken"`,
  )
  return found?.isTaken ?? false
}

/** What was used or is too old, and what was sent a month ago. */
export async function purgeOwnerLetters(db: Database): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${keptTimes.letters.days})`
  await db.execute(sql`delete from owner_auth.letter where done_at < ${longAgo}`)
  await db.execute(sql`delete from owner_auth.one_time where expires_at < ${longAgo} or used_at < ${longAgo}`)
  await db.execute(sql`delete from owner_auth.session where expires_at < now()`)
}
