import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import type { Queryable } from '@/database/query'
import { keptTimes } from '@/domain/rights/kept-times'

import type { Outcome } from '../delivery/channel'
import { rejection } from '../delivery/deliver-leads'
import { at, holdLead } from '../lead-row'
import type { Letter, SendMail } from '../delivery/outbox'
import { claimLetter, type LetterClaim, type LetterState, settleLetter } from './claim-letter'
import { writeLetter, type WritingServices } from './write-letter'

export const sendLettersTask = 'send-letters'

export interface LetterServices extends WritingServices {
  db: Database
  sendMail: SendMail
  /** In the transaction that notes that a reply was mailed. */
  afterReply?: (tx: Queryable, leadId: string, now: Date) => Promise<void>
  /** Letters under way at once. */
  atOnce?: number
  timeoutMs?: number
}

export type SentLetters = Record<LetterState, number>

/** Sends every letter that is due. */
export async function sendLetters(services: LetterServices): Promise<SentLetters> {
  const sum: SentLetters = { done: 0, pending: 0, dead: 0 }
  await Promise.all(Array.from({ length: services.atOnce ?? 2 }, () => drain(services, sum)))
  return sum
}

async function drain(services: LetterServices, sum: SentLetters): Promise<void> {
  const { db, now } = services
  for (;;) {
    const claim = await claimLetter(db, now())
    if (!claim) return
    const letter = await writeLetter(services, claim)
    const outcome: Outcome = letter ? await tried(services, letter) : { state: 'done' }
    sum[await settle(services, claim, outcome)]++
  }
}

async function settle(
  { db, now: clock, afterReply }: LetterServices,
  claim: LetterClaim,
  outcome: Outcome,
): Promise<LetterState> {
  const now = clock()
  if (claim.kind !== 'reply' || !afterReply) return settleLetter(db, claim, { outcome, now })
  return db.transaction(async (tx) => {
    await holdLead(tx, claim.leadId)
    const state = await settleLetter(tx, claim, { outcome, now })
    if (state === 'done') await afterReply(tx, claim.leadId, now)
    return state
  })
}

async function tried({ sendMail, timeoutMs = 60_000 }: LetterServices, letter: Letter): Promise<Outcome> {
  try {
    return await Promise.race([sendMail(letter), rejection(AbortSignal.timeout(timeoutMs))])
  } catch (error) {
    return { state: 'unsure', reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * What was sent long ago need not be kept: the demand itself remembers which homes were sent. A reply stays with its
 * lead, to say whether it arrived.
 */
export async function purgeLetters(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`delete from lead.letter
        where state <> 'pending' and kind <> 'reply' and done_at < ${at(now)} - make_interval(days => ${keptTimes.letters.days})`,
  )
}
