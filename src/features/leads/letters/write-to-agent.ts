import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { nullable, text } from '@/database/row'
import { brusselsDay } from '@/domain/brussels-day'
import type { Lead } from '@/domain/lead/lead'
import { replyDay } from '@/domain/lead/reply-day'

import type { Letter } from '../delivery/outbox'
import { findReplyWorkingDays } from '../lead-setting'
import type { LetterClaim } from './claim-letter'

const assignedSchema = z.object({ to: z.string(), by: z.number() })

/** A lead for whoever handles it now; `null` when they no longer do, or nothing is left to do. */
export async function writeToAgent(
  { db, now }: { db: Queryable; now: () => Date },
  claim: LetterClaim,
  lead: Lead,
): Promise<Letter | null> {
  const { id, kind } = claim
  const isOpen = lead.status === 'new' || lead.status === 'assigned'
  const [[care], workingDays] = await Promise.all([
    rows(
      db,
      { email: nullable(text), onDuty: nullable(text) },
      sql`select coalesce(l.assignee_email, u.email) as email, coalesce(l.assignee_email, d.email) as "onDuty"
          from lead.lead l left join ${payloadTables.users} u on u.id = l.assignee_id
          left join ${payloadTables.users} d on d.id = lead.on_duty(l.assignee_id, ${brusselsDay(now())}::date)
          where l.id = ${lead.id}::uuid`,
    ),
    findReplyWorkingDays(db),
  ])
  const to = care?.email ?? null
  const replyBy = replyDay(lead.createdAt, workingDays)
  // Whoever stands in for somebody who is away is reminded in their place.
  if (kind === 'reply-due') return isOpen ? { id, kind, lead, to: care?.onDuty ?? null, replyBy } : null
  if (kind !== 'assigned') return null
  const detail = assignedSchema.parse(claim.detail)
  if (to?.toLowerCase() !== detail.to.toLowerCase() || lead.status === 'spam') return null
  return { id, kind, lead, to, by: await nameOf(db, detail.by), replyBy: isOpen ? replyBy : null }
}

async function nameOf(db: Queryable, userId: number): Promise<string | null> {
  const [user] = await rows(
    db,
    { name: nullable(text) },
    sql`select coalesce(nullif(name, ''), email) as name from ${payloadTables.users} where id = ${userId}`,
  )
  return user?.name ?? null
}
