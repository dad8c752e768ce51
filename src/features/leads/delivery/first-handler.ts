import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { filled, int, nullable, oneOf, text } from '@/database/row'
import { brusselsDay } from '@/domain/brussels-day'

/** As what an account gets a lead: of the home's agent, of the office, or of the agency. */
export const handlerWays = ['agent', 'office', 'agency'] as const
export type HandlerWay = (typeof handlerWays)[number]

interface NewHandler {
  userId: number
  way: HandlerWay
  /** Who is away that day. */
  insteadOfId: number | null
}

/** The account that a new lead goes to, or whoever stands in for it that day; `null` where none is linked. */
export async function findHandler(
  db: Queryable,
  { listingId, now }: { listingId: number | undefined; now: Date },
): Promise<NewHandler | null> {
  const [found] = await rows(
    db,
    { linkedId: nullable(int), userId: nullable(int), way: nullable(oneOf(handlerWays)) },
    sql`select user_id as "linkedId", lead.on_duty(user_id, ${brusselsDay(now)}::date) as "userId", way
        from lead.handler_of(${listingId ?? null}::int)`,
  )
  if (!found?.userId || !found.way) return null
  const { userId, linkedId, way } = found
  return { userId, way, insteadOfId: linkedId === userId ? null : linkedId }
}

/** Whom the lead went to when it came in, whoever has it now; `null` for nobody, and for an account that is gone. */
export async function firstHandler(
  db: Queryable,
  leadId: string,
): Promise<{ email: string; way: HandlerWay } | null> {
  const [found] = await rows(
    db,
    { email: filled(text), way: oneOf(handlerWays) },
    sql`select u.email, e.detail ->> 'way' as way
        from lead.event e join ${payloadTables.users} u on u.id = (e.detail ->> 'assigneeId')::int
        where e.lead_id = ${leadId}::uuid and e.kind = 'assigned' and e.actor_id is null and e.detail ? 'way'
        order by e.id limit 1`,
  )
  return found ?? null
}
