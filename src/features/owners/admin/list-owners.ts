import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool, int, moment, nullable, text } from '@/database/row'
import { homeAddress, homeAddressOf } from '@/features/leads/home-address.sql'
import type { HomeAddress } from '@/i18n/places/address-in'
import { namesOfTown } from '@/i18n/places/place-names'

export interface InvitedOwner {
  id: number
  name: string
  email: string
  language: string
  listingId: number
  /** `null` once the home left the site. */
  home: string | null
  address: HomeAddress | null
  invitedAt: Date
  hasAccount: boolean
}

const most = 500
const quietDays = 14

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
      address: homeAddress,
      hasAccount: bool,
      invitedAt: moment,
    },
    sql`select h.id, h.name, h.email, h.language, h.listing_id as "listingId", l.reference as home,
          ${homeAddressOf(sql`l`)} as address,
          h.invited_at as "invitedAt", h.account_id is not null as "hasAccount"
        from owner.home_owner h left join listing.listing l on l.id = h.listing_id
        where h.revoked_at is null
          and (concat_ws(' ', h.name, h.email, l.reference, l.street, l.city) ilike ${like}
            or lower(l.city) = any(${sql.param(namesOfTown(search))}::text[]))
        order by h.invited_at desc, h.id desc limit ${most}`,
  )
  return found.map((owner) => ({ ...owner, invitedAt: new Date(owner.invitedAt) }))
}

export interface QuietOwner {
  id: number
  name: string
  email: string
  home: string
  /** `null` for who never looked. */
  lookedAt: Date | null
}

/** Who has not looked at a home that is still on the site for two weeks, the longest first: a call does more than a mail. */
export async function listQuietOwners(db: Database, now: Date): Promise<QuietOwner[]> {
  const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${quietDays})`
  const found = await rows(
    db,
    { id: int, name: text, email: text, home: text, lookedAt: nullable(moment) },
    sql`select o.id, o.name, o.email, h.reference as home, k.looked_at as "lookedAt"
        from owner.home_owner o
        join owner.home h on h.listing_id = o.listing_id and h.closed_at is null
        left join owner.look k on k.account_id = o.account_id and k.listing_id = o.listing_id
        where o.revoked_at is null and greatest(k.looked_at, o.invited_at) < ${since}
        order by greatest(k.looked_at, o.invited_at), o.id limit ${most}`,
  )
  return found.map((owner) => ({
    ...owner,
    lookedAt: owner.lookedAt === null ? null : new Date(owner.lookedAt),
  }))
}
