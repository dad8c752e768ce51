import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows, type Transaction } from '@/database/query'
import { oneOf } from '@/database/row'
import { type LeadKind, leadKinds } from '@/domain/lead/lead-kind'
import type { LeadStatus } from '@/domain/lead/lead'
import { keepUntil } from '@/domain/lead/retention'

import { at, recordEvent } from '../lead-row'

export interface Handling {
  leadId: string
  /** A user of the CMS. */
  actorId: number
  now: Date
}

export async function changeStatus(
  db: Database,
  handling: Handling & { status: LeadStatus },
): Promise<boolean> {
  const { status } = handling
  return db.transaction((tx) =>
    contacted(tx, handling, { change: sql`status = ${status}`, kind: 'status', detail: { status } }),
  )
}

/** Nothing is left to do about it. */
export async function closeIn(tx: Transaction, handling: Handling): Promise<void> {
  await contacted(tx, handling, {
    change: sql`status = 'closed'`,
    kind: 'status',
    detail: { status: 'closed' },
  })
}

export async function addNote(db: Database, handling: Handling & { text: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThere = await contacted(tx, handling, { change: sql`status = status`, kind: 'note' })
    if (isThere)
      await tx.execute(
        sql`insert into lead.note (lead_id, author_id, text, created_at)
            values (${handling.leadId}::uuid, ${handling.actorId}, ${handling.text}, ${at(handling.now)})`,
      )
    return isThere
  })
}

/** Only whoever asked says how long these last. */
const endsByItself: readonly LeadKind[] = ['demand', 'list-demand', 'favourites']

/** The time a lead is kept starts anew with each contact. */
export async function contacted(
  tx: Transaction,
  { leadId, actorId, now }: Handling,
  { change, kind, detail }: { change: ReturnType<typeof sql>; kind: string; detail?: object | null },
): Promise<boolean> {
  const [lead] = await rows(
    tx,
    { kind: oneOf(leadKinds) },
    sql`update lead.lead set ${change} where id = ${leadId}::uuid returning kind`,
  )
  if (!lead) return false
  const until = endsByItself.includes(lead.kind) ? null : keepUntil(lead.kind, now)
  if (until) await tx.execute(sql`update lead.lead set keep_until = ${at(until)} where id = ${leadId}::uuid`)
  await recordEvent(tx, { leadId, at: now, kind, actorId, detail: detail ?? {} })
  return true
}
