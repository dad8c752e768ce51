import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, int, moment, nullable, oneOf, type RowOf, text } from '@/database/row'
import { nextTryAt } from '@/domain/lead/delivery'
import { keptTimes } from '@/domain/rights/kept-times'
import { isLocale, type Locale } from '@/i18n/locales'
import type { MailDraft, MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'
import { changedMail, invitationMail, linkMail, recoveryMail } from '@/mail/templates/owner-mail'

import { loginPath } from '../login-paths'
import { createOneTime } from '../account/one-time'
import { ownerLetterKinds } from './queue-letter'

export interface OwnerLetterServices {
  db: Database
  mailer: Mailer
  readSite(locale: Locale): Promise<MailSender>
  secret: string
}

const claimedRow = {
  id: text,
  kind: oneOf(ownerLetterKinds),
  email: text,
  language: text,
  tries: int,
  queuedAt: moment,
}
type Claimed = RowOf<typeof claimedRow>

/** Sends what is due, one after the other; answers how many were sent and given up. */
export async function sendOwnerLetters(
  services: OwnerLetterServices,
): Promise<{ sent: number; dead: number }> {
  const sum = { sent: 0, dead: 0 }
  for (;;) {
    const letter = await claim(services.db)
    if (!letter) return sum
    const outcome = await send(services, letter)
    const again =
      outcome === 'failed'
        ? nextTryAt({ tries: letter.tries, queuedAt: new Date(letter.queuedAt), now: new Date() })
        : null
    const state = outcome === 'done' ? 'done' : again ? 'pending' : 'dead'
    await services.db.execute(
      sql`update owner_auth.letter set state = ${state}, next_try_at = ${(again ?? new Date()).toISOString()},
            done_at = case when ${state} = 'pending' then null else now() end
          where id = ${letter.id}::uuid`,
    )
    if (state === 'done') sum.sent++
    if (state === 'dead') sum.dead++
  }
}

/** Out of the way of other workers for three minutes, by which time it is sent or tried again. */
async function claim(db: Database): Promise<Claimed | null> {
  const [letter] = await rows(
    db,
    claimedRow,
    sql`update owner_auth.letter set tries = tries + 1, next_try_at = now() + interval '3 minutes'
        where id = (
          select id from owner_auth.letter where state = 'pending' and next_try_at <= now()
          order by next_try_at limit 1 for update skip locked)
        returning id, kind, email, language, tries, queued_at as "queuedAt"`,
  )
  return letter ?? null
}

async function send(services: OwnerLetterServices, letter: Claimed): Promise<'done' | 'failed' | 'refused'> {
  const owner = await findOwner(services.db, letter.email)
  // Nobody we know: nothing is sent, and whoever asked is none the wiser.
  if (!owner) return 'done'
  const locale = isLocale(letter.language) ? letter.language : owner.language
  const sender = await services.readSite(locale)
  const draft = await write(services, { ...letter, locale, sender, owner })
  const messageId = `<owner.${letter.id}.${letter.tries}@${services.mailer.host}>`
  const { state } = await services.mailer.send(draft, { to: [letter.email], messageId, sender })
  return state === 'done' ? 'done' : state === 'refused' ? 'refused' : 'failed'
}

async function write(
  { db, secret }: OwnerLetterServices,
  letter: Claimed & { locale: Locale; sender: MailSender; owner: KnownOwner },
): Promise<MailDraft> {
  const { kind, email, locale, sender, owner } = letter
  const href = (...parts: string[]) => sender.siteUrl + loginPath(locale, ...parts)
  const needs = { locale, name: owner.name, agency: sender.agency.name }
  if (kind === 'changed') return changedMail({ ...needs, href: href('forgotten') })
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

async function findOwner(db: Database, email: string): Promise<KnownOwner | null> {
  const found = await rows(
    db,
    { name: text, language: text, home: nullable(text), hasLogin: bool },
    sql`select h.name, h.language,
          coalesce(nullif(concat_ws(' ', l.street, l.house_number, l.box) || ', ', ', '), '') || l.zip || ' ' || l.city as home,
          exists (select from owner_auth.login o where o.email = h.email) as "hasLogin"
        from owner.home_owner h left join listing.listing l on l.id = h.listing_id
        where h.email = ${email} and h.revoked_at is null order by h.invited_at desc`,
  )
  const [latest] = found
  if (!latest || !isLocale(latest.language)) return null
  return {
    name: latest.name,
    language: latest.language,
    homes: found.flatMap(({ home }) => home ?? []),
    hasLogin: latest.hasLogin,
  }
}

/** What was used or is too old, and what was sent a month ago. */
export async function purgeOwnerLetters(db: Database): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${keptTimes.letters.days})`
  await db.execute(sql`delete from owner_auth.letter where done_at < ${longAgo}`)
  await db.execute(sql`delete from owner_auth.one_time where expires_at < ${longAgo} or used_at < ${longAgo}`)
  await db.execute(sql`delete from owner_auth.session where expires_at < now()`)
}
