import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { DeliveryChannel, DeliveryState } from '@/domain/lead/delivery'
import type { Campaign, Lead, LeadStatus } from '@/domain/lead/lead'

import { inboxConditions, ofAnyStatus } from './inbox-conditions.sql'
import type { InboxFilters } from './inbox-filters'

export interface InboxLead extends Pick<
  Lead,
  'id' | 'kind' | 'status' | 'firstName' | 'lastName' | 'email' | 'phone' | 'sourcePage' | 'createdAt'
> {
  campaign: Campaign
  /** The home's reference, or its number when it has left the site. */
  home: string | null
  city: string | null
  assignee: string | null
  /** Only what has not arrived. */
  waiting: { channel: DeliveryChannel; state: Exclude<DeliveryState, 'done'>; tries: number }[]
}

export interface InboxPage {
  leads: InboxLead[]
  /** By status, under the other filters. */
  totals: Partial<Record<LeadStatus, number>>
  total: number
  page: number
  pages: number
}

const perPage = 30

export async function listInbox(db: Database, filters: InboxFilters): Promise<InboxPage> {
  const totals = await countByStatus(db, filters)
  const shown = Object.entries(totals).filter(([status]) =>
    filters.status ? status === filters.status : status !== 'spam',
  )
  const total = shown.reduce((sum, [, count]) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(Math.max(1, filters.page ?? 1), pages)
  const leads = total === 0 ? [] : await listPage(db, filters, page)
  return { leads, totals, total, page, pages }
}

async function listPage(db: Database, filters: InboxFilters, page: number): Promise<InboxLead[]> {
  const found = await rows<Omit<InboxLead, 'createdAt'> & { createdAt: string }>(
    db,
    sql`with page as (
          select l.id from lead.lead l left join listing.listing home on home.id = l.listing_id
          where ${inboxConditions(filters)}
          order by l.created_at desc, l.id limit ${perPage} offset ${(page - 1) * perPage}
        )
        select l.id, l.kind, l.status, l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone,
          l.source_page as "sourcePage", l.campaign, l.created_at as "createdAt", u.name as assignee,
          coalesce(home.reference, l.listing_id::text) as home, home.city,
          coalesce((select jsonb_agg(jsonb_build_object('channel', d.channel, 'state', d.state, 'tries', d.tries)
              order by d.state, d.channel)
            from lead.delivery d where d.lead_id = l.id and d.state <> 'done'), '[]') as waiting
        from page join lead.lead l on l.id = page.id
        left join listing.listing home on home.id = l.listing_id
        left join users u on u.id = l.assignee_id
        order by l.created_at desc, l.id`,
  )
  return found.map((lead) => ({ ...lead, createdAt: new Date(lead.createdAt) }))
}

async function countByStatus(db: Database, filters: InboxFilters): Promise<InboxPage['totals']> {
  const counted = await rows<{ status: LeadStatus; count: number }>(
    db,
    sql`select l.status, count(*)::int as count
        from lead.lead l left join listing.listing home on home.id = l.listing_id
        where ${ofAnyStatus(filters)} group by l.status`,
  )
  return Object.fromEntries(counted.map(({ status, count }) => [status, count]))
}
