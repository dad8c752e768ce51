import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, moment, nullable } from '@/database/row'

import type { Owner } from '../../owner-session'
import type { OwnerHome } from '../owner-home'
import { asOwner, own } from './as-owner'
import { listHomes } from './find-home'

export interface ListedHome {
  home: OwnerHome
  /** How much happened since the owner last looked; `null` before the first look. */
  news: number | null
  nextVisitAt: Date | null
  /** How many of the planned visits nobody answered yet; the first of them. */
  asked: number
  askedAt: Date | null
}

export interface OwnHomes {
  homes: ListedHome[]
  /** Homes of which nothing is stored yet. */
  waiting: number
}

export function listOwnHomes(
  db: Database,
  { accountId }: Pick<Owner, 'accountId'>,
  now: Date,
): Promise<OwnHomes> {
  return asOwner(db, accountId, async (reads) => {
    const homes = await listHomes(reads)
    const current = sql`${now.toISOString()}::timestamptz`
    const found = await rows(
      reads.tx,
      {
        listingId: int,
        news: nullable(int),
        nextVisitAt: nullable(moment),
        asked: int,
        askedAt: nullable(moment),
      },
      sql`select l.listing_id as "listingId",
            (select count(*) from owner.happening h
             where h.listing_id = l.listing_id and l.looked_at <
               case when h.at <= ${current} then greatest(h.at, h.noted_at) when h.kind = 'visit' then h.noted_at end)
            + (select count(*) from owner.release r
               where r.listing_id = l.listing_id and r.released_at > l.looked_at) as news,
            (select min(h.at) from owner.happening h
             where h.listing_id = l.listing_id and h.kind = 'visit' and h.at > ${current}) as "nextVisitAt",
            open.asked, open.at as "askedAt"
          from (select home.listing_id, look.looked_at from owner.home home left join owner.look look
                on look.listing_id = home.listing_id and look.account_id = ${accountId}) l
          cross join lateral (
            select count(*) as asked, min(h.at) as at from owner.happening h
            where h.listing_id = l.listing_id and h.kind = 'visit' and h.at > ${current}
              and not exists (select from owner.reply r where r.happening_id = h.id and r.visit_at = date_trunc('milliseconds', h.at))) open
          where ${own(sql`l.listing_id`, reads)}`,
    )
    const facts = new Map(found.map((row) => [row.listingId, row]))
    return {
      waiting: reads.homeIds.length - homes.length,
      homes: homes.map((home) => {
        const row = facts.get(home.listingId)
        return {
          home,
          news: row?.news ?? null,
          nextVisitAt: row?.nextVisitAt ? new Date(row.nextVisitAt) : null,
          asked: row?.asked ?? 0,
          askedAt: row?.askedAt ? new Date(row.askedAt) : null,
        }
      }),
    }
  })
}
