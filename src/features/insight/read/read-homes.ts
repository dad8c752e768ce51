import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable, text } from '@/database/row'
import { homeAddress, homeAddressOf } from '@/features/leads/home-address.sql'
import type { HomeAddress } from '@/i18n/places/address-in'

import {
  type Asked,
  cameBetween,
  type Compared,
  comparedRow,
  comparedSums,
  inEither,
  isCountedLead,
} from './asked'

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
    sql`with added as (
          select * from visit.added_up where is_only and first_day <= ${period.beforeFrom}::date
        ), counted as (
          select listing_id, ${upTo(period.to)} - ${upTo(period.beforeTo)} as now,
            ${upTo(period.beforeTo)} - ${upTo(period.beforeFrom, -1)} as before
          from visit.views_up_to cross join added
          union all
          select listing_id, ${comparedSums(sql`views`, period)}
          from visit.daily
          where ${inEither(sql`day`, period)} and day > coalesce((select last_day from added), '-infinity')
          group by listing_id
        ), viewed as (
          select listing_id, sum(now)::int as now, sum(before)::int as before from counted
          group by listing_id having sum(now) > 0 order by now desc, listing_id limit ${most}
        )
        select listing_id as "listingId", viewed.now, viewed.before, home.reference,
          ${homeAddressOf(sql`home`)} as address,
          (select count(*)::int from lead.lead asked where asked.listing_id = viewed.listing_id and ${isCountedLead}
            and ${cameBetween(sql`${period.from}::date`, sql`${period.to}::date + 1`)}) as leads
        from viewed left join listing.listing home on home.id = viewed.listing_id
        order by viewed.now desc, listing_id`,
  )
}

/** Views of a home up to a day and so many more; a later day than those that are added up has no more views. */
function upTo(day: string, more = 0): SQL {
  return sql`coalesce(views[least(${day}::date + ${more}::int, last_day) - first_day + 1], 0)`
}
