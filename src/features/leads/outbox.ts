import { sql } from 'drizzle-orm'

import type { Queryable } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'

import type { Appointment } from './appointments/appointment-row'
import type { Outcome } from './channel'
import { at } from './lead-row'

export interface AlertHome {
  listingId: number
  /** `new`, `available`, `changed`, or `price-32500000` for a price that went down to so many cents. */
  reasons: string[]
}

/** A mail the site writes by itself; its paths are without the site's own address. */
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
  | { kind: 'demand-still-wanted'; until: Date; managePath: string; unsubscribePath: string }
)

export type LetterKind = Letter['kind']

/** Makes and sends the mail. The same letter has the same Message-ID, so that a second copy does no harm. */
export type SendMail = (letter: Letter) => Promise<Outcome>

export interface LetterInput {
  leadId: string
  kind: LetterKind
  detail?: object
}

/** Noted in the transaction that gives the reason for it: it is sent once that is saved, and only then. */
export async function queueLetters(tx: Queryable, letters: LetterInput[], now: Date): Promise<void> {
  await tx.execute(
    sql`insert into lead.letter (lead_id, kind, detail, queued_at, next_try_at)
        select l."leadId", l.kind, coalesce(l.detail, '{}'), ${at(now)}, ${at(now)}
        from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l ("leadId" uuid, kind text, detail jsonb)`,
  )
}
