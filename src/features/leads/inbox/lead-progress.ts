import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { moment, nullable, oneOf, text } from '@/database/row'
import { type LeadKind, leadKinds } from '@/domain/lead/lead-kind'
import { leadStatuses } from '@/domain/lead/lead'
import { replyDay } from '@/domain/lead/reply-day'

import { findReplyWorkingDays } from '../lead-setting'

export interface LeadProgress {
  kind: LeadKind
  receivedAt: Date
  assignedAt: Date | null
  answeredAt: Date | null
  /** Who answers: who it was given to, else the agent of the home. */
  agentName: string | null
  /** The day by which an answer is promised, as 2026-11-16. */
  replyBy: string
}

const progressRow = {
  kind: oneOf(leadKinds),
  status: oneOf(leadStatuses),
  receivedAt: moment,
  assignee: nullable(text),
  homeAgent: nullable(text),
  assignedAt: nullable(moment),
  answeredAt: nullable(moment),
}

/** What the person who sent a lead may know of it; `null` when it is no longer there. */
export async function leadProgress(db: Reads, leadId: string): Promise<LeadProgress | null> {
  const [[lead], workingDays] = await Promise.all([
    rows(
      db,
      progressRow,
      sql`select l.kind, l.status, l.created_at as "receivedAt", coalesce(u.name, l.assignee_name) as assignee,
          detail.agent ->> 'name' as "homeAgent",
          (select max(e.at) from lead.event e where e.lead_id = l.id and e.kind = 'assigned') as "assignedAt",
          (select max(e.at) from lead.event e where e.lead_id = l.id and (e.kind = 'replied'
             or (e.kind = 'status' and e.detail ->> 'status' = 'answered'))) as "answeredAt"
        from lead.lead l
        left join lead.colleague u on u.id = l.assignee_id
        left join listing.public_listing_detail detail on detail.listing_id = l.listing_id
        where l.id = ${leadId}::uuid`,
    ),
    findReplyWorkingDays(db),
  ])
  if (!lead) return null
  const receivedAt = new Date(lead.receivedAt)
  // What was put back among the new ones is nobody's, whatever happened before.
  const isTaken = lead.assignee !== null && lead.status !== 'spam'
  const isAnswered = lead.status === 'answered' || lead.status === 'closed'
  return {
    kind: lead.kind,
    receivedAt,
    assignedAt: isTaken && lead.assignedAt ? new Date(lead.assignedAt) : null,
    answeredAt: isAnswered && lead.answeredAt ? new Date(lead.answeredAt) : null,
    agentName: lead.assignee ?? lead.homeAgent,
    replyBy: replyDay(receivedAt, workingDays),
  }
}
