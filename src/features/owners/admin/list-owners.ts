import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, int, moment, nullable, text } from '@/database/row'

export interface InvitedOwner {
  id: number
  name: string
  email: string
  language: string
  listingId: number
  /** `null` once the home left the site. */
  home: string | null
  address: string | null
  invitedAt: Date
  hasAccount: boolean
}

const most = 500

/** Who may follow which home now, the newest invitation first. */
export async function listOwners(db: Database, search = ''): Promise<InvitedOwner[]> {
  const like = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = await rows(
    db,
    {
      id: int,
      name: text,
      email: text,
      language: text,
      listingId: int,
      home: nullable(text),
      address: nullable(text),
      hasAccount: bool,
      invitedAt: moment,
    },
    sql`select h.id, h.name, h.email, h.language, h.listing_id as "listingId", l.reference as home,
          coalesce(nullif(concat_ws(' ', l.street, l.house_number, l.box), '') || ', ', '')
            || l.zip || ' ' || l.city as address,
          h.invited_at as "invitedAt", h.account_id is not null as "hasAccount"
        from owner.home_owner h left join listing.listing l on l.id = h.listing_id
        where h.revoked_at is null
          and concat_ws(' ', h.name, h.email, l.reference, l.street, l.city) ilike ${like}
        order by h.invited_at desc, h.id desc limit ${most}`,
  )
  return found.map((owner) => ({ ...owner, invitedAt: new Date(owner.invitedAt) }))
}
