import { sql } from 'drizzle-orm'

import { brusselsDate, brusselsMidnight } from '@/database/brussels-day.sql'
import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { bool, moment, nullable, text } from '@/database/row'
import type { HomeAddress } from '@/i18n/places/address-in'

import { homeAddress, homeAddressOf } from '../home-address.sql'
import type { LeadScope } from '../inbox/leads.access'
import { inScope } from '../inbox/lead-scope'
import { at } from '../lead-row'

export interface PlannedVisit {
  leadId: string
  startsAt: Date
  /** Else it is tomorrow. */
  isToday: boolean
  /** Of who comes; '' for who left none. */
  name: string
  /** The home's reference, or its number when it has left the site. */
  home: string
  address: HomeAddress | null
  coverUrl: string | null
  assignee: string | null
}

const most = 12

/** Visits that were booked for today and are not over yet, and those of tomorrow. */
export async function listAppointments(
  db: Queryable,
  { scope, now }: { scope: LeadScope; now: Date },
): Promise<PlannedVisit[]> {
  const today = brusselsDate(at(now))
  const found = await rows(
    db,
    {
      leadId: text,
      startsAt: moment,
      isToday: bool,
      name: text,
      home: text,
      address: homeAddress,
      coverUrl: nullable(text),
      assignee: nullable(text),
    },
    sql`select l.id as "leadId", a.starts_at as "startsAt", ${brusselsDate(sql`a.starts_at`)} = ${today} as "isToday",
          coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), l.email, '') as name,
          coalesce(home.reference, a.listing_id::text) as home, ${homeAddressOf(sql`home`)} as address,
          home.cover_url as "coverUrl", coalesce(u.name, l.assignee_name) as assignee
        from lead.appointment a join lead.lead l on l.id = a.id
        left join listing.listing home on home.id = a.listing_id
        left join ${payloadTables.users} u on u.id = l.assignee_id
        where a.state = 'booked' and l.status <> 'spam' and ${inScope(scope)}
          and a.starts_at > ${at(now)} - interval '1 day' and a.starts_at < ${brusselsMidnight(sql`${today} + 2`)}
          and a.ends_at > ${at(now)}
        order by a.starts_at, l.id limit ${most}`,
  )
  return found.map((visit) => ({ ...visit, startsAt: new Date(visit.startsAt) }))
}
