import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, moment, nullable } from '@/database/row'
import { mainLanguage } from '@/domain/language'
import type { DeliveryChannel } from '@/domain/lead/delivery'
import { cleanText } from '@/domain/lead/form/form-text'
import { parseForm } from '@/domain/lead/form/parse-form'
import { type DeclineReason, furtherReason, saysWhy, type VisitAnswer } from '@/domain/owner/visit-answer'
import type { Limit } from '@/features/leads/guard/limits'
import { submitLead } from '@/features/leads/submit-lead'
import { translator } from '@/i18n/messages'

import type { Owner } from '../../owner-session'
import { shortMoment } from '../moments'
import { homePath } from '../portal-paths'
import { asOwner, own, type OwnerReads } from '../read/as-owner'

export interface ReplyServices {
  db: Database
  now: () => Date
  channels: readonly DeliveryChannel[]
  secret: string
}

export interface ReplyInput {
  listingId: number
  /** The visit it answers, or whose answer a message asks to change. */
  happeningId?: number
  answer: VisitAnswer | 'message'
  /** Of a no. */
  reason?: DeclineReason | null
  text: string
  /** One per form as it was drawn. */
  key: string
}

export type ReplyOutcome = 'sent' | 'unknown' | 'empty' | 'reason' | 'past' | 'limited' | 'answered'

/** What an owner says to their agent: kept in the story of the home, and a lead like any other, mailed and in the inbox. */
export function sendReply(services: ReplyServices, owner: Owner, input: ReplyInput): Promise<ReplyOutcome> {
  return asOwner(services.db, owner.accountId, async (reads) => {
    if (!reads.homeIds.includes(input.listingId)) return 'unknown'
    const visit = input.happeningId === undefined ? null : await findVisit(reads, input)
    if (input.happeningId !== undefined && !visit) return 'unknown'
    if (visit && visit.at <= services.now()) return 'past'
    // Of several owners the first answer counts: the second waits here until the first is stored.
    const answersVisit = visit && input.answer !== 'message' ? visit : null
    const isSame = answersVisit && (await isAnsweredWith(reads, input, answersVisit.at))
    if (isSame !== null) return isSame ? 'sent' : 'answered'
    const words = cleanText(input.text, { isMultiline: true })
    const reason = input.reason ?? null
    if (input.answer === 'message' && words === '') return 'empty'
    if ((input.answer === 'propose' || input.answer === 'decline') && !saysWhy({ reason, words }))
      return 'reason'
    const leadId = await submit(services, reads, owner, { ...input, text: words, visitAt: visit?.at ?? null })
    if (leadId === 'limited' || leadId === 'empty') return leadId
    if (leadId !== 'repeated')
      await reads.tx.execute(
        sql`insert into owner.reply (listing_id, account_id, happening_id, answer, reason, text, lead_id, at, visit_at)
            values (${input.listingId}, ${owner.accountId}, ${input.happeningId ?? null}, ${input.answer}, ${reason},
              ${words}, ${leadId}::uuid, ${services.now().toISOString()}::timestamptz,
              ${answersVisit?.at.toISOString() ?? null}::timestamptz)`,
      )
    return 'sent'
  })
}

/** Whoever is signed in is known: a stolen session floods no mailbox, and nobody who answers their visits is held up. */
function limitOf({ accountId }: Owner): Limit {
  return { scope: 'owner', subject: accountId, most: 40, withinSeconds: 86_400 }
}

async function findVisit(
  reads: OwnerReads,
  { listingId, happeningId }: ReplyInput,
): Promise<{ at: Date } | null> {
  const [visit] = await rows(
    reads.tx,
    { at: moment },
    sql`select at from owner.happening where id = ${happeningId} and listing_id = ${listingId} and kind = 'visit'
          and ${own(sql`listing_id`, reads)}`,
  )
  return visit ? { at: new Date(visit.at) } : null
}

/** Whether this visit at this moment was answered by this very form, pressed twice; `null` when nobody did yet. */
async function isAnsweredWith(
  { tx }: OwnerReads,
  { happeningId, key }: ReplyInput,
  at: Date,
): Promise<boolean | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit answer ${happeningId}`}, 0))`)
  const [answer] = await rows(
    tx,
    { isSame: nullable(bool) },
    sql`select owner.is_answered_with(${happeningId}, ${at.toISOString()}::timestamptz, ${key}) as "isSame"`,
  )
  return answer?.isSame ?? null
}

async function submit(
  { now, channels, secret }: ReplyServices,
  { tx }: OwnerReads,
  owner: Owner,
  { listingId, answer, reason, text: words, key, visitAt }: ReplyInput & { visitAt: Date | null },
): Promise<string> {
  const t = translator(mainLanguage)
  const kind = answer === 'message' ? 'change' : answer
  const said = visitAt ? t(`portal.agent_${kind}`, { moment: shortMoment(visitAt, mainLanguage) }) : ''
  const why = furtherReason(reason)
  const about = why ? `${said}. ${t(`portal.reason.${why}`)}` : said
  const posted = new URLSearchParams({
    lastName: owner.name,
    email: owner.email,
    about,
    message: words || t('portal.no_remark'),
  })
  const parsed = parseForm('owner-message', posted, { region: null })
  if (!parsed.ok) return 'empty'
  const { answers } = parsed
  const submission = await submitLead(
    { db: tx, now, channels, secret, limits: [limitOf(owner)] },
    {
      kind: 'owner-message',
      idempotencyKey: key,
      language: owner.language,
      listingId,
      answers,
      sourcePage: homePath(owner.language, listingId),
      consent: { textVersion: 'owner' },
    },
  )
  if (submission.state === 'saved') return submission.lead.id
  return submission.state
}
