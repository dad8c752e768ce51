import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rowCount } from '@/database/query'
import { retentionMonths } from '@/domain/lead/retention'
import { keptSince, keptTimes } from '@/domain/rights/kept-times'

export const forgetPeopleTask = 'forget-people-of-homes'

interface Forgotten {
  visitors: number
  owners: number
}

/**
 * Deletes the names of people who came to a home long ago, with what the agent noted about them; the visit stays, under
 * its number. Deletes too who may no longer follow a home, and what owners wrote.
 */
export async function forgetPeople(db: Database, now: Date): Promise<Forgotten> {
  const since = at(keptSince(keptTimes.homeVisitorName, now))
  const words = { months: retentionMonths['owner-message'] ?? 0 }
  return db.transaction(async (tx) => {
    await tx.execute(sql`update owner.happening set comments = '{}' where at < ${since} and comments <> '{}'`)
    const visitors = await rowCount(
      tx,
      sql`update owner.visitor v set name = null, is_named = false
          where v.name is not null and not exists (
            select from owner.happening h
            where h.listing_id = v.listing_id and h.visitor = v.number and h.at >= ${since})
          returning 1`,
    )
    const owners = await rowCount(
      tx,
      sql`delete from owner.home_owner where revoked_at < ${at(keptSince(keptTimes.revokedOwner, now))}
          returning 1`,
    )
    await tx.execute(sql`delete from owner.reply where at < ${at(keptSince(words, now))}`)
    await tx.execute(
      sql`delete from owner.agency_look where at < ${at(keptSince(keptTimes.agencyLook, now))}`,
    )
    await tx.execute(
      sql`delete from owner.look k where not exists (select from owner_auth.login o where o.id = k.account_id)`,
    )
    return { visitors, owners }
  })
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`
}
