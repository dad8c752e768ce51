import { createHmac } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'
import type { LeadInput } from '@/domain/lead/lead'
import { mailbox } from '@/domain/lead/mailbox'
import { secondEmail } from '@/domain/lead/second-person'

import { at } from '../lead-row'

// By hand: what is counted is written in the transaction that saves the lead; libraries keep their counters elsewhere.
export interface Limit {
  /** What is counted apart, such as `ip` or `friend`. */
  scope: string
  /** The address itself; only its keyed hash is stored. */
  subject: string
  most: number
  withinSeconds: number
}

const tenMinutes = 600
const day = 86_400

/** Whoever sits behind one IP address may be a whole office; one e-mail address is one person. */
export function limitsFor({ kind, answers }: Pick<LeadInput, 'kind' | 'answers'>, ip: string): Limit[] {
  const email = mailbox(answers.email)
  const limits: Limit[] = [
    { scope: 'ip', subject: ip, most: 30, withinSeconds: tenMinutes },
    { scope: 'ip-day', subject: ip, most: 200, withinSeconds: day },
  ]
  if (email !== null)
    limits.push(
      { scope: 'email', subject: email, most: 5, withinSeconds: tenMinutes },
      { scope: 'email-day', subject: email, most: 20, withinSeconds: day },
    )
  // Its copy is the one mail that carries what was typed, to whatever address was typed.
  if (kind === 'offer') limits.push({ scope: 'offer-ip', subject: ip, most: 10, withinSeconds: day })
  const second = secondEmail({ kind, answers })
  if (second !== null) limits.push(unaskedLimit(second))
  // Each goes on sending mails until it is stopped.
  if ((kind === 'demand' || kind === 'list-demand') && email !== null)
    limits.push({ scope: 'demand', subject: email, most: 5, withinSeconds: day })
  // Each mails whatever address was typed.
  if (kind === 'favourites') limits.push(unaskedLimit(answers.email))
  if (kind === 'newsletter') limits.push(...newsletterLimits({ answers }))
  if (kind === 'send-to-friend')
    limits.push(
      { scope: 'friend-ip', subject: ip, most: 10, withinSeconds: day },
      { scope: 'friend-sender', subject: email ?? '', most: 5, withinSeconds: day },
      unaskedLimit(answers.friendEmail),
    )
  return limits
}

/** What asks for the newsletter, by its own form or by a tick in another, sends a mail to whatever address was typed. */
export function newsletterLimits({ answers }: Pick<LeadInput, 'answers'>): Limit[] {
  return [{ scope: 'newsletter', subject: mailbox(answers.email) ?? '', most: 3, withinSeconds: day }]
}

/** Each change of an appointment mails the visitor and the agent; more than this in a day is no change of mind. */
export function changeLimits(appointmentId: string): Limit[] {
  return [{ scope: 'appointment-change', subject: appointmentId, most: 10, withinSeconds: day }]
}

/** Mail to somebody who did not ask for it, whoever caused it and by whichever form. */
function unaskedLimit(email: unknown): Limit {
  return { scope: 'unasked', subject: mailbox(email) ?? '', most: 3, withinSeconds: day }
}

interface Counting {
  limits: Limit[]
  secret: string
  now: Date
}

/** Counts one post against every limit; answers whether all of them still allow it. */
export async function isWithinLimits(db: Queryable, counting: Counting): Promise<boolean> {
  let isAllowed = true
  for (const { key, start, most } of counted(counting)) {
    const [count] = await rows(
      db,
      { hits: int },
      sql`insert into lead.request_count as c (subject, window_start, hits) values (${key}, ${at(start)}, 1)
          on conflict (subject, window_start) do update set hits = c.hits + 1 returning hits`,
    )
    if ((count?.hits ?? 1) > most) isAllowed = false
  }
  return isAllowed
}

/** Takes back what was counted, where only failures count. `now` is that of the count. */
export async function forgive(db: Queryable, counting: Counting): Promise<void> {
  for (const { key, start } of counted(counting))
    await db.execute(
      sql`update lead.request_count set hits = hits - 1
          where subject = ${key} and window_start = ${at(start)} and hits > 0`,
    )
}

/** Always in the same order, so that two posts cannot wait for each other. */
function counted({ limits, secret, now }: Counting) {
  return limits
    .map((limit) => ({ ...limit, key: hashed(secret, limit), start: windowStart(limit, now) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function windowStart({ withinSeconds }: Limit, now: Date): Date {
  const windowMs = withinSeconds * 1000
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs)
}

function hashed(secret: string, { scope, subject }: Limit): string {
  return `${scope}:${createHmac('sha256', secret).update(subject.trim().toLowerCase()).digest('base64url')}`
}
