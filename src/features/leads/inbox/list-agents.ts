import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { filled, int, nullable, type RowOf, text } from '@/database/row'

const agentRow = {
  /** A user of the CMS; `null` for who has no account. */
  id: nullable(int),
  name: filled(text),
  email: filled(text),
}
export type Agent = RowOf<typeof agentRow>

/** How a form names them. */
export const agentKey = ({ id, email }: Agent): string => (id === null ? email : String(id))

/**
 * Who can be given a lead: the accounts that may read it, the members of the team, and the agent of the home it is
 * about. Who is known by the same address twice is one, with the account.
 */
export async function listAgents(db: Queryable, leadId?: string): Promise<Agent[]> {
  const ofHome = leadId
    ? sql`union all
        select 3, null, d.agent ->> 'name', d.agent ->> 'email'
        from lead.lead l join listing.listing_detail d on d.listing_id = l.listing_id
        where l.id = ${leadId}::uuid`
    : sql``
  return rows(
    db,
    agentRow,
    sql`select id, name, email from (
          select distinct on (lower(email)) id, name, email from (
            select 1 as place, id, coalesce(nullif(name, ''), email) as name, email
            from ${payloadTables.users} where role in ('admin', 'editor', 'agent')
            union all
            select 2, null, name, email from ${payloadTables.team_members} where deleted_at is null
            ${ofHome}
          ) known (place, id, name, email)
          where email like '%@%' and name <> ''
            and (id is not null or lower(email) not in (select lower(email) from ${payloadTables.users}
              where role not in ('admin', 'editor', 'agent')))
          order by lower(email), place
        ) agent
        order by lower(name), id`,
  )
}
