import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'

import type { Appointment } from '../appointments/appointment-row'
import type { Outcome } from './channel'
import { at } from '../lead-row'

export interface AlertHome {
  listingId: number
  /** `new`, `available`, `changed`, or `price-32500000` for a price that went down to so many cents. */
  reasons: string[]
}

/** What is new of a home that somebody keeps: it is cheaper, or its status is another. */
export interface KeptNews {
  listingId: number
  news: 'price' | 'status'
}

/** What a colleague wrote, and who they are in the team. */
export interface WrittenReply {
  text: string
  author: string
  replyTo: string
  member: { id: string | null; name: string; email: string }
}

/** A mail that follows a lead, by the site itself or by a colleague; its paths are without the site's own address. */
export type Letter = { id: string; lead: Lead } & (
  | { kind: 'appointment-reminder'; appointment: Appointment; managePath: string }
  | {
      kind: 'demand-alert'
      homes: AlertHome[]
      /** How many others there are. */
      more: number
      managePath: string
      /** For the List-Unsubscribe header. */
      unsubscribePath: string
    }
  | {
      kind: 'kept-homes-news'
      homes: KeptNews[]
      managePath: string
      /** For the List-Unsubscribe header. */
      unsubscribePath: string
    }
  | { kind: 'demand-still-wanted'; until: Date; managePath: string; unsubscribePath: string }
  | { kind: 'documents-released'; documents: { name: string; path: string }[]; until: Date }
  /** To whoever handles the lead; the promised day as 2026-11-16. */
  | { kind: 'assigned'; to: string; by: string | null; replyBy: string | null }
  | { kind: 'reply-due'; to: string | null; replyBy: string }
  | { kind: 'reply'; reply: WrittenReply }
)

export type LetterKind = Letter['kind']
export const letterKinds = [
  'appointment-reminder',
  'demand-alert',
  'demand-still-wanted',
  'documents-released',
  'kept-homes-news',
  'reply',
  'assigned',
  'reply-due',
] as const satisfies readonly LetterKind[]

/** Makes and sends the mail. The same letter has the same Message-ID, so that a second copy does no harm. */
export type SendMail = (letter: Letter) => Promise<Outcome>

export interface LetterInput {
  /** For a letter that carries something with a number of its own. */
  id?: string
  leadId: string
  kind: LetterKind
  detail?: object
}

/** Noted in the transaction that gives the reason for it: it is sent once that is saved, and only then. */
export async function queueLetters(
  tx: Queryable,
  letters: LetterInput[],
  now: Date,
  delaySeconds = 0,
): Promise<void> {
  const firstTry = new Date(now.getTime() + delaySeconds * 1000)
  await tx.execute(
    sql`insert into lead.letter (id, lead_id, kind, detail, queued_at, next_try_at)
        select coalesce(l.id, gen_random_uuid()), l."leadId", l.kind, coalesce(l.detail, '{}'), ${at(now)}, ${at(firstTry)}
        from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l (id uuid, "leadId" uuid, kind text, detail jsonb)`,
  )
}
