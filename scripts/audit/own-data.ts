import { sql } from 'drizzle-orm'

import { connect } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { createLink, openLink } from '@/features/rights/my-data/mailed-link'

import { type DemoOwner } from '../demo/owner-session'

export interface OwnData {
  mailed: string
  opened: string
  /** A home of the owner who is signed in. */
  ownedHome: number
}

/** Of the person whose private pages are looked at. */
const email = 'lotte@pictures.example'
const owner: DemoOwner = 'owner@gevel.example'

/** Links to what is held about somebody: one as it is mailed, one that was opened. Removed after the work. */
export async function withOwnData(work: (tokens: OwnData) => Promise<void>): Promise<void> {
  const db = connect({ poolSize: 1 })
  try {
    const mailed = await createLink(db, { email, language: 'nl' })
    const opened = await openLink(db, await createLink(db, { email, language: 'nl' }))
    const [home] = await rows(
      db,
      { id: int },
      sql`select min(listing_id) as id from owner.home_owner where email = ${owner} and revoked_at is null
          having count(*) > 0`,
    )
    if (!home) throw new Error(`${owner} has no home`)
    await work({ mailed, opened: opened ?? '', ownedHome: home.id })
  } finally {
    await db.execute(sql`delete from rights.link where email = ${email}`)
    await db.$client.end()
  }
}
