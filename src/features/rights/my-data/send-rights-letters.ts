import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, int, moment, oneOf, type RowOf, text } from '@/database/row'
import { mainLanguage } from '@/domain/language'
import { nextTryAt } from '@/domain/lead/delivery'
import { keptSince, keptTimes, type KeptTime } from '@/domain/rights/kept-times'
import { forgetDeletedArticles } from '@/features/leads/testimonials/withdraw-testimonials'
import { isOfPerson } from '@/features/leads/privacy/person-leads'
import { knownLocale, type Locale } from '@/i18n/locales'
import type { MailDraft, MailSender } from '@/mail/mail-content'
import type { Mailer } from '@/mail/mailer'
import { agencyErasureMail, dataLinkMail, erasedMail, nothingHeldMail } from '@/mail/templates/my-data-mail'

import { myDataPath } from '../my-data-path'
import { rightsLetterKinds } from './ask-for-link'
import { createLink, mailedMinutes } from './mailed-link'

interface RightsLetterServices {
  db: Database
  mailer: Mailer
  readSite(locale: Locale): Promise<MailSender>
}

const claimedRow = {
  id: text,
  kind: oneOf(rightsLetterKinds),
  email: text,
  language: text,
  tries: int,
  queuedAt: moment,
}
type Claimed = RowOf<typeof claimedRow>

/** Sends what is due, one after the other; answers how many were sent and given up. What was sent is not kept. */
export async function sendRightsLetters(
  services: RightsLetterServices,
): Promise<{ sent: number; dead: number }> {
  const { db } = services
  const sum = { sent: 0, dead: 0 }
  for (;;) {
    const letter = await claim(db)
    if (!letter) return sum
    const outcome = await send(services, letter)
    const { tries } = letter
    const again =
      outcome === 'failed' ? nextTryAt({ tries, queuedAt: new Date(letter.queuedAt), now: new Date() }) : null
    const id = sql`${letter.id}::uuid`
    if (again)
      await db.execute(
        sql`update rights.letter set next_try_at = ${again.toISOString()}::timestamptz where id = ${id}`,
      )
    else if (outcome === 'done') await db.execute(sql`delete from rights.letter where id = ${id}`)
    else await db.execute(sql`update rights.letter set state = 'dead' where id = ${id}`)
    if (outcome === 'done') sum.sent++
    else if (!again) sum.dead++
  }
}

/** Out of the way of other workers for three minutes, by which time it is sent or tried again. */
async function claim(db: Database): Promise<Claimed | null> {
  const [letter] = await rows(
    db,
    claimedRow,
    sql`update rights.letter set tries = tries + 1, next_try_at = now() + interval '3 minutes'
        where id = (
          select id from rights.letter where state = 'pending' and next_try_at <= now()
          order by next_try_at limit 1 for update skip locked)
        returning id, kind, email, language, tries, queued_at as "queuedAt"`,
  )
  return letter ?? null
}

async function send(services: RightsLetterServices, letter: Claimed): Promise<'done' | 'failed' | 'refused'> {
  const asked = knownLocale(letter.language)
  const locale = letter.kind === 'agency' ? mainLanguage : asked
  const sender = await services.readSite(locale)
  const draft = await write(services.db, { ...letter, locale, sender })
  const to = letter.kind === 'agency' ? sender.agency.email : letter.email
  const messageId = `<rights.${letter.id}.${letter.tries}@${services.mailer.host}>`
  const { state } = await services.mailer.send(draft, { to: [to], messageId, sender })
  return state === 'done' ? 'done' : state === 'refused' ? 'refused' : 'failed'
}

async function write(
  db: Database,
  { kind, email, locale, sender }: Claimed & { locale: Locale; sender: MailSender },
): Promise<MailDraft> {
  if (kind === 'erased') return erasedMail({ locale })
  if (kind === 'agency') return agencyErasureMail({ locale, email })
  // The law lets one ask whether anything is held: no is an answer too.
  if (!(await isKnown(db, email))) return nothingHeldMail({ locale, email })
  const token = await createLink(db, { email, language: locale })
  return dataLinkMail({
    locale,
    href: sender.siteUrl + myDataPath(locale, token),
    minutes: mailedMinutes,
  })
}

async function isKnown(db: Database, email: string): Promise<boolean> {
  const [answer] = await rows(
    db,
    { isKnown: bool },
    sql`select exists (select from lead.lead where ${isOfPerson(email)})
          or exists (select from lead.testimonial where email_key = ${email})
          or rights.owner_data_of(${email}) is not null as "isKnown"`,
  )
  return answer?.isKnown ?? false
}

/** Links that ended, mails that did not arrive, and proofs of erasures that were kept long enough. */
export async function purgeRights(db: Database, now: Date): Promise<void> {
  const before = (time: KeptTime) => sql`${keptSince(time, now).toISOString()}::timestamptz`
  await db.execute(sql`delete from rights.link where expires_at < ${now.toISOString()}::timestamptz`)
  await db.execute(sql`delete from rights.letter where queued_at < ${before(keptTimes.letters)}`)
  await forgetDeletedArticles(db)
  await db.execute(sql`delete from lead.erasure where erased_at < ${before(keptTimes.erasureProof)}`)
}
