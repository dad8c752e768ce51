import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import type { Transaction } from '@/database/query'

import { queueLetters } from '../delivery/outbox'
import { announceLetters } from '../letters/listen-for-letters'
import { contacted, type Handling } from './handle-lead'
import { holdInScope } from './lead-scope'
import type { LeadScope } from './leads.access'
import type { Agent } from './list-agents'
import { holdAccount } from './release-leads'

export interface Assignment extends Handling {
  /** `null` gives it back to nobody. */
  assignee: Agent | null
}

/** Gives a lead to somebody and tells them by mail; false when there is no such lead for who gives it. */
export async function assignLead(
  db: Database,
  assignment: Assignment & { scope: LeadScope },
): Promise<boolean> {
  const { scope, leadId, assignee } = assignment
  return db.transaction(
    async (tx) =>
      (await holdAssignee(tx, assignee)) &&
      (await holdInScope(tx, scope, leadId)) &&
      assignIn(tx, assignment),
  )
}

/** Before the leads, as whoever deletes an account does; false when the account is gone meanwhile. */
export async function holdAssignee(tx: Transaction, assignee: Agent | null): Promise<boolean> {
  return typeof assignee?.id !== 'number' || holdAccount(tx, assignee.id)
}

/** The same as a part of what the transaction does besides, which holds the account first. */
export async function assignIn(tx: Transaction, assignment: Assignment): Promise<boolean> {
  const { assignee, leadId, actorId, now } = assignment
  const isThere = await contacted(tx, assignment, {
    change: changeTo(assignee),
    kind: assignee ? 'assigned' : 'unassigned',
    detail: assignee && (assignee.id === null ? { assignee: assignee.name } : { assigneeId: assignee.id }),
  })
  if (!isThere || !assignee || assignee.id === actorId) return isThere
  // To this one, though somebody else may have it by the time the mail is written.
  await queueLetters(tx, [{ leadId, kind: 'assigned', detail: { to: assignee.email, by: actorId } }], now)
  await announceLetters(tx)
  return true
}

function changeTo(assignee: Agent | null) {
  const [from, to] = assignee === null ? ['assigned', 'new'] : ['new', 'assigned']
  const outside = assignee?.id === null ? assignee : null
  return sql`assignee_id = ${assignee?.id ?? null}, assignee_name = ${outside?.name ?? null},
    assignee_email = ${outside?.email ?? null},
    status = case status when ${from} then ${to} else status end`
}
