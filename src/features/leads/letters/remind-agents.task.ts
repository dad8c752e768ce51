import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { moment, oneOf, text } from '@/database/row'
import { leadStatuses } from '@/domain/lead/lead'
import { leadKinds } from '@/domain/lead/lead-kind'
import { awaitsReply } from '@/domain/lead/reply'
import { isReminderDue, replyDay } from '@/domain/lead/reply-day'

import { queueLetters } from '../delivery/outbox'
import { at } from '../lead-row'
import { findReplyWorkingDays } from '../lead-setting'

export const remindAgentsTask = 'remind-agents'

/** Longer than any promise; what is older was forgotten before there were reminders. */
const daysBack = 30
/** Queues a mail for each lead whose answer is promised by the next working day and is not there; answers how many. */
export async function remindAgents(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const workingDays = await findReplyWorkingDays(tx)
    const open = await rows(
      tx,
      { id: text, kind: oneOf(leadKinds), status: oneOf(leadStatuses), createdAt: moment },
      sql`select id, kind, status, created_at as "createdAt" from lead.lead
          where status in ('new', 'assigned') and reply_reminded_at is null
            and created_at > ${at(now)} - make_interval(days => ${daysBack})
          order by created_at for no key update skip locked`,
    )
    const due = open.filter((lead) => {
      const receivedAt = new Date(lead.createdAt)
      return awaitsReply(lead) && isReminderDue(replyDay(receivedAt, workingDays), { receivedAt, now })
    })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx.execute(
      sql`update lead.lead set reply_reminded_at = ${at(now)} where id = any(${sql.param(ids)}::uuid[])`,
    )
    await queueLetters(
      tx,
      ids.map((leadId) => ({ leadId, kind: 'reply-due' })),
      now,
    )
    return due.length
  })
}
