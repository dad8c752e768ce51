import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import type { ListPage, Platform } from '@/platforms/platform'

import { askListings } from './ask-listings'
import { momentOfAsking } from './store-offer'
import type { SyncRun } from './sync-run'

export interface AskedPage extends ListPage {
  askedAt: Date
}

type Ask = (cursor: string | null) => Promise<ListPage>

interface Reading {
  db: Database
  platform: Platform
  rowsPerPage: number
}

/** The pages of a run that are not stored yet. Reads one ahead, so that the platform works while we store. */
export async function* readPages(reading: Reading, run: SyncRun): AsyncIterable<AskedPage> {
  if (run.isListed) return
  const ask = questionOf(reading, run)
  if (!ask) return
  const asked = async (cursor: string | null): Promise<AskedPage> => {
    const askedAt = await momentOfAsking(reading.db)
    return { ...(await ask(cursor)), askedAt }
  }
  let next: Promise<AskedPage> | null = asked(run.cursor)
  while (next) {
    const page: AskedPage = await next
    next = page.next === null ? null : asked(page.next)
    // Should storing fail first, this answer is not awaited by anyone.
    next?.catch(() => undefined)
    yield page
  }
}

/** A platform without a list is asked for each home that it announced; it announces changes itself. */
function questionOf({ db, platform, rowsPerPage: limit }: Reading, run: SyncRun): Ask | null {
  const list = platform.listListings?.bind(platform)
  if (list) return (cursor) => list({ cursor, limit, ...(run.since && { changedSince: run.since }) })
  return run.kind === 'full' ? (cursor) => askKnown({ db, platform, limit }, cursor) : null
}

async function askKnown(
  { db, platform, limit }: { db: Database; platform: Platform; limit: number },
  cursor: string | null,
): Promise<ListPage> {
  const known = await rows(
    db,
    { id: int, externalId: text },
    sql`select known.id, i.external_id as "externalId"
        from listing.known join listing.identity i on i.kind = 'listing' and i.id = known.id
        where i.platform = ${platform.name} and known.id > ${Number(cursor ?? 0)}
        order by known.id limit ${limit}`,
  )
  const records = await askListings(
    platform,
    known.map(({ externalId }) => externalId),
  )
  const last = known.at(-1)
  return {
    records,
    rows: records.length,
    total: null,
    next: last && known.length === limit ? String(last.id) : null,
  }
}
