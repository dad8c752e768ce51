import { setTimeout as sleep } from 'node:timers/promises'

import type { Database } from '@/database/connection'
import { linkUntil } from '@/domain/lead/link-purpose'
import { readingLanguage } from '@/domain/newsletter/newsletter'
import { rejection } from '@/features/leads/delivery/deliver-leads'
import type { HomeMailServices } from '@/features/leads/mails/mail-services'
import type { LinkSigner } from '@/features/leads/signed-link'
import type { Mailer } from '@/mail/mailer'
import type { SendOutcome } from '@/mail/smtp-outcome'

import { claimMails, type MailClaim, paceOf, reserveBatch } from './claim-mails'
import { findSubscriber, type Subscriber } from './find-subscriber'
import { siteLanguages } from './newsletter-readers'
import { releaseMail, settleMail, type SettledMail } from './settle-mail'
import { forReader, prepareNewsletter } from './write-newsletter'

export const sendNewslettersTask = 'send-newsletters'

export interface NewsletterServices extends HomeMailServices {
  db: Database
  mailer: Mailer
  links: Pick<LinkSigner, 'signLink'>
  /** Of all workers together. */
  perMinute: number
  timeoutMs?: number
  /** Ends the work after the mails under way: what is left waits for the next worker. */
  stop?: AbortSignal
}

type SentNewsletters = Record<SettledMail | 'left', number>

/** Sends every mail of a newsletter that is due, at the pace that was set. */
export async function sendNewsletters(services: NewsletterServices): Promise<SentNewsletters> {
  const { db, now, stop } = services
  const sum: SentNewsletters = { sent: 0, again: 0, failed: 0, bounced: 0, left: 0 }
  const pace = paceOf(services.perMinute)
  const prepare = keptMails(services)
  while (!stop?.aborted) {
    const waitMs = await reserveBatch(db, { now: now(), ms: pace.ms })
    if (waitMs > 0) {
      await sleep(waitMs, undefined, { signal: stop }).catch(() => undefined)
      continue
    }
    const claims = await claimMails(db, { now: now(), mails: pace.mails })
    if (claims.length === 0) break
    await Promise.all(claims.map(async (claim) => sum[await sendOne(services, prepare, claim)]++))
  }
  return sum
}

type Prepared = Awaited<ReturnType<typeof prepareNewsletter>>
type Prepare = (subscriber: Subscriber) => Promise<Prepared | null>

async function sendOne(
  services: NewsletterServices,
  prepare: Prepare,
  claim: MailClaim,
): Promise<keyof SentNewsletters> {
  const subscriber = await findSubscriber(services.db, claim)
  const prepared = subscriber && (await prepare(subscriber))
  if (!subscriber || !prepared) {
    await releaseMail(services.db, claim)
    return 'left'
  }
  const outcome = await tried(services, () => send(services, { claim, subscriber, prepared }))
  return settleMail(services.db, claim, { outcome, now: services.now() })
}

interface OneMail {
  claim: MailClaim
  subscriber: Subscriber
  prepared: Prepared
}

function send(
  { mailer, links, now }: NewsletterServices,
  { claim, subscriber: { leadId, email }, prepared: { draft, sender } }: OneMail,
): Promise<SendOutcome> {
  const purpose = 'newsletter-stop'
  const token = links.signLink({ purpose, id: leadId, expires: linkUntil(purpose, now()) })
  const messageId = `<newsletter.${claim.id}@${mailer.host}>`
  return mailer.send(forReader(draft, token), { to: [email], messageId, sender })
}

async function tried(
  { timeoutMs = 60_000 }: NewsletterServices,
  work: () => Promise<SendOutcome>,
): Promise<SendOutcome> {
  try {
    return await Promise.race([work(), rejection(AbortSignal.timeout(timeoutMs))])
  } catch (error) {
    return { state: 'unsure', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Made once for each language, and anew when one of its homes or anything on the site has changed. */
function keptMails(services: NewsletterServices): Prepare {
  const kept = new Map<string, { state: string; prepared: Promise<Prepared> }>()
  const site = { revision: -1, languages: siteLanguages(services.db) }
  return async ({ newsletterId, words, articles, homes, available, revision, language }) => {
    if (site.revision !== revision) Object.assign(site, { revision, languages: siteLanguages(services.db) })
    const locale = readingLanguage(language, words, await site.languages)
    if (!locale) return null
    const key = `${newsletterId} ${locale}`
    const state = JSON.stringify([revision, available])
    const last = kept.get(key)
    if (last?.state === state) return last.prepared
    const prepared = prepareNewsletter(services, { words, articles, homes }, locale)
    kept.set(key, { state, prepared })
    // A failed read is not kept.
    prepared.catch(() => kept.delete(key))
    return prepared
  }
}
