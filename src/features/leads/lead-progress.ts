import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { LeadKind } from '@/domain/lead/lead-kind'
import type { LeadStatus } from '@/domain/lead/lead'
import { replyDay } from '@/domain/lead/reply-day'

import { findReplyWorkingDays } from './lead-setting'

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

interface ProgressRow extends Record<string, unknown> {
  kind: LeadKind
  status: LeadStatus
  receivedAt: string
  assignee: string | null
  homeAgent: string | null
  assignedAt: string | null
  answeredAt: string | null
}

/** What the person who sent a lead may know of it; `null` when it is no longer there. */
export async function leadProgress(db: Queryable, leadId: string): Promise<LeadProgress | null> {
  const [lead] = await rows<ProgressRow>(
    db,
    sql`select l.kind, l.status, l.created_at as "receivedAt", u.name as assignee,
          detail.agent ->> 'name' as "homeAgent",
          (select max(e.at) from lead.event e where e.lead_id = l.id and e.kind = 'assigned') as "assignedAt",
          (select max(e.at) from lead.event e where e.lead_id = l.id and e.kind = 'status'
             and e.detail ->> 'status' = 'answered') as "answeredAt"
        from lead.lead l
        left join users u on u.id = l.assignee_id
        left join listing.listing_detail detail on detail.listing_id = l.listing_id
        where l.id = ${leadId}::uuid`,
  )
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
    replyBy: replyDay(receivedAt, await findReplyWorkingDays(db)),
  }
}
