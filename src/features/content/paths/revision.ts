import { sql } from 'drizzle-orm'

import { type Reads, rowCount, rows } from '@/database/query'
import { int } from '@/database/row'

/** What stands around every page has changed: header, menu, footer. Answers the new number. */
export async function bumpRevision(tx: Reads): Promise<number> {
  const [row] = await rows(
    tx,
    { number: int },
    sql`update content.revision set number = number + 1 returning number`,
  )
  return row?.number ?? 0
}

export async function currentRevision(db: Reads): Promise<number> {
  const [row] = await rows(db, { number: int }, sql`select number from content.revision`)
  return row?.number ?? 0
}

/** A new site, that search engines are not shown yet. */
export async function closeUntilLaunch(tx: Reads): Promise<void> {
  await rowCount(tx, sql`update content.revision set is_launched = false, number = number + 1 returning 1`)
}

/** The first time that the start page can be read, in whatever language. Answers whether that is now. */
export async function launch(tx: Reads): Promise<boolean> {
  const opened = await rowCount(
    tx,
    sql`update content.revision set is_launched = true, number = number + 1
        where not is_launched and exists (select from content.path where entry = 'home' and record_id is not null)
        returning 1`,
  )
  return opened > 0
}

export async function isLaunched(db: Reads): Promise<boolean> {
  return (await rowCount(db, sql`select 1 from content.revision where is_launched`)) > 0
}
