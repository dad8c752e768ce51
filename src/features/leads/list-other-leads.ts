import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'

import { isOfPerson } from './person-leads'

export interface OtherLead extends Pick<Lead, 'id' | 'kind' | 'status' | 'createdAt'> {
  home: string | null
}

const few = 20

/** What else the same person sent, the latest first. */
export async function listOtherLeads(
  db: Queryable,
  { id, email }: Pick<Lead, 'id' | 'email'>,
): Promise<OtherLead[]> {
  if (email === null) return []
  const found = await rows<Omit<OtherLead, 'createdAt'> & { createdAt: string }>(
    db,
    sql`select l.id, l.kind, l.status, l.created_at as "createdAt",
          coalesce((select reference from listing.listing home where home.id = l.listing_id), l.listing_id::text) as home
        from lead.lead l where ${isOfPerson(email)} and l.id <> ${id}::uuid
        order by l.created_at desc limit ${few}`,
  )
  return found.map((lead) => ({ ...lead, createdAt: new Date(lead.createdAt) }))
}
