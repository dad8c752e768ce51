import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { moment, nullable, oneOf, text } from '@/database/row'
import { type Lead, leadStatuses } from '@/domain/lead/lead'
import { leadKinds } from '@/domain/lead/lead-kind'

import { inScope } from './lead-scope'
import type { LeadScope } from './leads.access'
import { isOfPerson } from '../privacy/person-leads'

export interface OtherLead extends Pick<Lead, 'id' | 'kind' | 'status' | 'createdAt'> {
  home: string | null
}

const few = 20

/** What else the same person sent, the latest first. */
export async function listOtherLeads(
  db: Queryable,
  { id, email }: Pick<Lead, 'id' | 'email'>,
  scope: LeadScope,
): Promise<OtherLead[]> {
  if (email === null) return []
  const found = await rows(
    db,
    {
      id: text,
      kind: oneOf(leadKinds),
      status: oneOf(leadStatuses),
      home: nullable(text),
      createdAt: moment,
    },
    sql`select l.id, l.kind, l.status, l.created_at as "createdAt",
          coalesce((select reference from listing.listing home where home.id = l.listing_id), l.listing_id::text) as home
        from lead.lead l where ${isOfPerson(email)} and l.id <> ${id}::uuid and ${inScope(scope)}
        order by l.created_at desc limit ${few}`,
  )
  return found.map((lead) => ({ ...lead, createdAt: new Date(lead.createdAt) }))
}
