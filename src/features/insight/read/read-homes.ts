import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable, text } from '@/database/row'
import { homeAddress, homeAddressOf } from '@/features/leads/home-address.sql'
import type { HomeAddress } from '@/i18n/places/address-in'

import { type Asked, type Compared, comparedRow, comparedSums, countedLeads, inEither } from './asked'

export interface HomeFigures extends Compared {
  listingId: number
  /** `null` once the home left the site. */
  reference: string | null
  address: HomeAddress | null
  /** In the period. */
  leads: number
}

/** The homes that most visitors looked at. */
export async function readHomes(
  db: Reads,
  { period, most }: Pick<Asked, 'period' | 'most'>,
): Promise<HomeFigures[]> {
  return rows(
    db,
    { listingId: int, ...comparedRow, reference: nullable(text), address: homeAddress, leads: int },
    sql`with viewed as (
          select listing_id, ${comparedSums(sql`views`, period)}
          from visit.daily where ${inEither(sql`day`, period)} group by listing_id
          order by now desc, listing_id limit ${most}
        ), asked as (
          select listing_id, count(*)::int as leads from ${countedLeads(period)}
          where day >= ${period.from}::date group by listing_id
        )
        select listing_id as "listingId", viewed.now, viewed.before, home.reference,
          ${homeAddressOf(sql`home`)} as address,
          coalesce(asked.leads, 0) as leads
        from viewed left join listing.listing home on home.id = viewed.listing_id
        left join asked using (listing_id)
        where viewed.now > 0 order by viewed.now desc, listing_id`,
  )
}
