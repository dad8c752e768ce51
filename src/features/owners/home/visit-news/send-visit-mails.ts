import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, moment, nullable, oneOf, type RowOf, stored, text } from '@/database/row'
import { nextTryAt } from '@/domain/lead/delivery'
import type { MailServices } from '@/features/leads/mails/mail-services'
import { knownLocale } from '@/i18n/locales'
import { visitNewsMail } from '@/mail/templates/visit-news-mail'

import { shortMoment } from '../moments'
import type { OwnerHome } from '../owner-home'
import { homePath } from '../portal-paths'
import { visitNews } from '../store/visit-changes'

export const sendVisitMailsTask = 'send-visit-mails'

export interface VisitMailServices extends Pick<MailServices, 'mailer' | 'readSite' | 'links' | 'now'> {
  db: Database
}

const claimMinutes = 5

const mailRow = {
  id: int,
  kind: oneOf(visitNews),
  visitAt: moment,
  wasAt: nullable(moment),
  listingId: int,
  email: text,
  name: text,
  language: text,
  texts: stored<OwnerHome['texts']>(),
  tries: int,
  queuedAt: moment,
}
type VisitMail = RowOf<typeof mailRow>

/** Tells owners what changed in the diary of their home; a mail server that is down gets them later, nobody gets one twice. */
export async function sendVisitMails(services: VisitMailServices): Promise<number> {
  const { db, now } = services
  let sent = 0
  for (;;) {
    const mail = await claim(db, now())
    if (!mail) return sent
    const outcome = await send(services, mail)
    if (outcome === 'done') sent++
    const { tries } = mail
    const again =
      outcome === 'failed' ? nextTryAt({ tries, queuedAt: new Date(mail.queuedAt), now: now() }) : null
    const state = outcome === 'done' ? 'done' : again ? 'pending' : 'dead'
    await db.execute(
      sql`update owner.visit_mail set state = ${state}, next_try_at = ${at(again ?? now())} where id = ${mail.id}`,
    )
  }
}

/** Whoever may no longer follow the home gets none, and nobody hears of a visit that has been. */
async function claim(db: Database, now: Date): Promise<VisitMail | null> {
  const [mail] = await rows(
    db,
    mailRow,
    sql`update owner.visit_mail m
        set tries = m.tries + 1, next_try_at = ${at(now)} + make_interval(mins => ${claimMinutes})
        from owner.home_owner o, owner.home h
        where m.id = (
            select p.id from owner.visit_mail p
            join owner.home_owner po on po.id = p.home_owner_id and po.revoked_at is null
            where p.state = 'pending' and p.next_try_at <= ${at(now)} and p.visit_at > ${at(now)}
            order by p.id limit 1 for update of p skip locked)
          and o.id = m.home_owner_id and h.listing_id = o.listing_id
        returning m.id, m.kind, m.visit_at as "visitAt", m.was_at as "wasAt", o.listing_id as "listingId", o.email,
          o.name, o.language, h.texts, m.tries, m.queued_at as "queuedAt"`,
  )
  return mail ?? null
}

async function send(
  { mailer, readSite, links }: VisitMailServices,
  mail: VisitMail,
): Promise<'done' | 'failed' | 'refused'> {
  const locale = knownLocale(mail.language)
  const sender = await readSite(locale)
  const draft = visitNewsMail({
    locale,
    name: mail.name,
    kind: mail.kind,
    address: mail.texts[locale].address,
    moment: shortMoment(new Date(mail.visitAt), locale),
    was: mail.wasAt === null ? null : shortMoment(new Date(mail.wasAt), locale),
    href: `${links.siteUrl}${homePath(locale, mail.listingId)}`,
  })
  const messageId = `<visit-news.${mail.id}@${mailer.host}>`
  const outcome = await mailer.send(draft, { to: [mail.email], messageId, sender })
  return outcome.state === 'done' || outcome.state === 'refused' ? outcome.state : 'failed'
}

function at(moment_: Date) {
  return sql`${moment_.toISOString()}::timestamptz`
}
