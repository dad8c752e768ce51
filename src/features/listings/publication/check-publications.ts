import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { payloadTables } from '@/database/payload-tables'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { queuePurge } from '@/http-cache/purge'

import { checkedHomes } from './checked-homes'
import { moveHidden } from './hidden-listings'
import { storeGaps } from './store-gaps'

export interface CheckOutcome {
  checked: number
  /** Gaps that are new or have become another kind of gap. */
  opened: number
  closed: number
}

interface CheckOptions {
  changedOnly?: boolean
  batchSize?: number
  /** With which the amounts of the agency's file are compared; without them they are not. */
  legalFacts?: readonly LegalFact[] | null
}

/** Minutes that a look reaches further back than the last one began: a long transaction commits late. */
const overlapMinutes = 5

/** Looks at every home, or at those stored or noted on since the last look, writes down what changed, and hides and shows homes by it. */
export async function checkPublications(
  db: Database,
  { changedOnly = false, batchSize = 1000, legalFacts = null }: CheckOptions = {},
): Promise<CheckOutcome> {
  const [start] = await rows(db, { begun: text }, sql`select now()::text as begun`)
  if (!start) throw new Error('The database does not know the time')
  const since = changedOnly
    ? sql`(select checked_at - make_interval(mins => ${overlapMinutes}) from listing.publication_check)`
    : sql`null::timestamptz`
  const outcome: CheckOutcome = { checked: 0, opened: 0, closed: 0 }
  let after = 0
  let isLast = false
  while (!isLast) {
    const where = sql`l.id > ${after} and (${since} is null or l.synced_at >= ${since} or l.id in (
      select record_id from ${payloadTables.listing_notes} where greatest(updated_at, deleted_at) >= ${since}))`
    const homes = await checkedHomes(db, { where, limit: batchSize })
    isLast = homes.length < batchSize
    after = homes.at(-1)?.id ?? after
    const changes = await db.transaction(async (tx) => {
      const stored = await storeGaps(tx, homes, legalFacts)
      const ids = homes.map(({ id }) => id)
      await queuePurge(tx, [], await moveHidden(tx, ids))
      return stored
    })
    outcome.checked += homes.length
    outcome.opened += changes.opened
    outcome.closed += changes.closed
  }
  await db.execute(
    sql`insert into listing.publication_check (checked_at) values (${start.begun}::timestamptz)
        on conflict (is_last) do update set checked_at = excluded.checked_at`,
  )
  return outcome
}
