import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { int, textLike } from '@/database/row'
import type { FormError } from '@/domain/lead/form/form-error'
import { type ChangeReason, changeReasonPattern } from '@/domain/lead/home-change'
import type { Answers } from '@/domain/lead/lead'
import { parseForm, type Posted, type Typed } from '@/domain/lead/form/parse-form'
import { keepUntil } from '@/domain/lead/retention'

import { at, findLead, recordEvent } from '../lead-row'
import { ofLead } from '../own-lead'
import { matchDemands } from './match-demands'
import { saveDemand } from './save-demand'
import { findDemand } from './demand-row'
import { notifyPlatform } from './notify-platform'

export type DemandChange =
  { state: 'changed' } | { state: 'invalid'; errors: FormError[]; typed: Typed } | { state: 'gone' }

/** Who asked stays as it was: only the search can be changed. */
const fixed = ['title', 'firstName', 'lastName', 'email', 'phone', 'message', 'newsletter'] as const

export async function changeDemand(
  db: Database,
  { id, posted, now }: { id: string; posted: Posted; now: Date },
): Promise<DemandChange> {
  return ofLead(db, id, async (tx): Promise<DemandChange> => {
    const demand = await findDemand(tx, id, { isLocked: true })
    // One from a list has no fields of its own: another list makes another demand.
    if (!demand?.isActive || demand.search !== null) return { state: 'gone' }
    const before = demand.lead.answers
    const parsed = parseForm('demand', withPerson(posted, before), { region: null })
    if (!parsed.ok) return { state: 'invalid', errors: parsed.errors, typed: parsed.typed }
    const until = keepUntil('demand', now) ?? now
    await tx.execute(
      sql`update lead.lead set answers = ${JSON.stringify({ ...parsed.answers, ...kept(before) })}::jsonb,
            keep_until = ${at(until)}
          where id = ${id}::uuid`,
    )
    await tx.execute(sql`update lead.demand set asked_again_at = null where id = ${id}::uuid`)
    const lead = await findLead(tx, id)
    if (lead) await saveDemand(tx, lead)
    await matchAnew(tx, id, now)
    await recordEvent(tx, { leadId: id, at: now, kind: 'demand-changed' })
    await notifyPlatform(tx, { id, change: 'changed', now })
    return { state: 'changed' }
  })
}

/** What waits to be sent was found with the old wishes. */
async function matchAnew(tx: Queryable, id: string, now: Date): Promise<void> {
  const waiting = await rows(
    tx,
    { listingId: int, reason: textLike<ChangeReason>(changeReasonPattern) },
    sql`delete from lead.demand_match where demand_id = ${id}::uuid and mailed_at is null
        returning listing_id as "listingId", reason`,
  )
  if (waiting.length > 0) await matchDemands(tx, waiting, now)
}

function kept(before: Answers): Answers {
  return Object.fromEntries(fixed.flatMap((name) => (name in before ? [[name, before[name]]] : [])))
}

/** The form asks who one is as well; that is not asked twice. */
function withPerson(posted: Posted, before: Answers): Posted {
  const isFixed = new Set<string>(fixed)
  return {
    getAll: (name) =>
      isFixed.has(name) ? [before[name]].filter((answer) => typeof answer === 'string') : posted.getAll(name),
  }
}
