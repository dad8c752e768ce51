import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount, rows, type Transaction } from '@/database/query'
import { bool } from '@/database/row'

import { queueLetters } from '../delivery/outbox'
import { contacted, type Handling } from '../inbox/handle-lead'
import { at, recordEvent } from '../lead-row'
import { announceLetters } from '../letters/listen-for-letters'
import { type FiledReply, listReplies } from './list-replies'

export interface ReplyAuthor {
  name: string
  /** Where the visitor's next mail goes. */
  email: string
}

interface NewReply extends Handling {
  replyId: string
  /** The newest reply when the form was drawn; `null` when there was none. */
  seenReplyId: string | null
  author: ReplyAuthor
  text: string
}

/** `nobody` to write to, or what a colleague replied meanwhile: nothing was sent then. */
export type ReplyOutcome = 'sent' | 'nobody' | { earlier: FiledReply }

/**
 * Answers a lead by mail: kept, queued and marked as answered together. The number comes with the form, so that a form
 * sent twice is one mail. Of two forms at the same instant the second waits here until the first is stored.
 */
export async function sendReply(db: Database, reply: NewReply): Promise<ReplyOutcome> {
  const { leadId, replyId, seenReplyId, actorId, author, text, now } = reply
  return db.transaction(async (tx) => {
    if (!(await lockReachable(tx, leadId))) return 'nobody'
    // A statement of its own: the one that waited for the lock would not see what was stored meanwhile.
    const [newest] = await listReplies(tx, leadId)
    if (newest && newest.id !== seenReplyId && !(await isOfLead(tx, reply))) return { earlier: newest }
    const written = await rowCount(
      tx,
      sql`insert into lead.reply (id, lead_id, author_id, author_name, reply_to, text, created_at)
          values (${replyId}::uuid, ${leadId}::uuid, ${actorId}, ${author.name}, ${author.email}, ${text}, ${at(now)})
          on conflict (id) do nothing returning 1`,
    )
    if (written === 0) return (await isOfLead(tx, reply)) ? 'sent' : 'nobody'
    const isTakenUp = await takeUp(tx, reply)
    await contacted(tx, reply, { change: sql`status = 'answered'`, kind: 'replied', detail: { replyId } })
    if (isTakenUp)
      await recordEvent(tx, { leadId, at: now, kind: 'assigned', actorId, detail: { assigneeId: actorId } })
    await queueLetters(tx, [{ id: replyId, leadId, kind: 'reply' }], now)
    await announceLetters(tx)
    return 'sent'
  })
}

/** Nobody else answers, changes or deletes it before the transaction ends; false when there is nobody to write to. */
async function lockReachable(tx: Transaction, leadId: string): Promise<boolean> {
  return (
    (await rowCount(
      tx,
      sql`select 1 from lead.lead where id = ${leadId}::uuid and coalesce(email, '') <> '' for no key update`,
    )) > 0
  )
}

/** The second press of the same button. */
async function isOfLead(tx: Transaction, { replyId, leadId }: NewReply): Promise<boolean> {
  const [reply] = await rows(
    tx,
    { isOfLead: bool },
    sql`select lead_id = ${leadId}::uuid as "isOfLead" from lead.reply where id = ${replyId}::uuid`,
  )
  return reply?.isOfLead ?? false
}

/** Whoever answers a lead that nobody handles yet, handles it. */
async function takeUp(tx: Transaction, { leadId, actorId }: NewReply): Promise<boolean> {
  const taken = await rowCount(
    tx,
    sql`update lead.lead set assignee_id = ${actorId}, assignee_name = null
        where id = ${leadId}::uuid and assignee_id is null and assignee_email is null returning 1`,
  )
  return taken > 0
}
