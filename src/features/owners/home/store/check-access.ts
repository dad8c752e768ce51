import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { filled, int, listOf, text } from '@/database/row'
import { keptSince, keptTimes } from '@/domain/rights/kept-times'

import { homesOwned } from '../../admin/invite-owner'
import { revokeOwner } from '../../admin/revoke-owner'
import { queueOwnerLetter } from '../../letters/queue-letter'
import type { OwnerReading } from './owner-reading'

/**
 * Who may follow which home changes by itself: it ends some time after the home closed, and follows what the platform
 * says about owners that it named. Whom an agent linked by hand the platform does not end.
 */
export async function checkAccess({ db, platform, now, failed }: OwnerReading): Promise<void> {
  await endAfterClosing(db, now())
  if (!platform.owners) return
  for (const named of await listNamed(db)) {
    try {
      // Of a platform that does not answer nothing is known: everything stays as it is.
      const owned = await platform.owners.listListingIds(named.namedEmail)
      await db.transaction(async (tx) => follow(tx, named, await homesOwned(tx, platform.name, owned)))
    } catch (error) {
      failed(null, error)
    }
  }
}

async function endAfterClosing(db: Database, now: Date): Promise<void> {
  const since = sql`${keptSince(keptTimes.closedHome, now).toISOString()}::timestamptz`
  // Whoever was invited after it closed has their own time.
  const over = await rows(
    db,
    { id: int },
    sql`select o.id from owner.home_owner o join owner.home h on h.listing_id = o.listing_id
        where o.revoked_at is null and greatest(h.closed_at, o.invited_at) < ${since} and h.closed_at is not null`,
  )
  for (const { id } of over) await revokeOwner(db, id, 'closed')
}

interface Named {
  namedEmail: string
  listingIds: number[]
}

function listNamed(db: Database): Promise<Named[]> {
  return rows(
    db,
    { namedEmail: filled(text), listingIds: listOf(int) },
    sql`select named_email as "namedEmail", array_agg(listing_id::int order by listing_id) as "listingIds"
        from owner.home_owner where named_by = 'platform' and named_email is not null and revoked_at is null
        group by 1 order by 1`,
  )
}

async function follow(tx: Queryable, { namedEmail, listingIds }: Named, owned: number[]): Promise<void> {
  for (const listingId of listingIds.filter((id) => !owned.includes(id))) {
    // Of a home that is sold, let or withdrawn platforms stop telling: there the time after it closed counts.
    const ended = await rows(
      tx,
      { id: int },
      sql`select o.id from owner.home_owner o join listing.listing l on l.id = o.listing_id and not l.is_closed
          where o.listing_id = ${listingId} and o.named_email = ${namedEmail} and o.named_by = 'platform'
            and o.revoked_at is null`,
    )
    for (const { id } of ended) await revokeOwner(tx, id, 'platform')
  }
  for (const listingId of owned.filter((id) => !listingIds.includes(id))) await add(tx, namedEmail, listingId)
}

/** Another home of an owner who is known already. What an agent or its time ended stays ended. */
async function add(tx: Queryable, namedEmail: string, listingId: number): Promise<void> {
  const added = await rows(
    tx,
    { email: text, language: text },
    sql`insert into owner.home_owner as known (listing_id, email, name, language, account_id, named_by, named_email)
        select distinct on (email) ${listingId}::bigint, email, name, language, account_id, 'platform', named_email
        from owner.home_owner
        where named_email = ${namedEmail} and named_by = 'platform' and revoked_at is null
        order by email, invited_at desc
        on conflict (listing_id, email) do update set revoked_at = null, ended_by = null, invited_at = now(),
          account_id = excluded.account_id, named_by = 'platform', named_email = excluded.named_email
        where known.ended_by = 'platform'
        returning email, language`,
  )
  for (const { email, language } of added) await queueOwnerLetter(tx, { kind: 'invitation', email, language })
}
