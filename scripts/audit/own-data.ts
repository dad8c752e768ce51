import { sql } from 'drizzle-orm'

import { connect } from '@/database/connection'
import { createLink, openLink } from '@/features/rights/my-data/mailed-link'

export interface OwnData {
  mailed: string
  opened: string
}

/** Of the person whose private pages are looked at. */
const email = 'lotte@pictures.example'

/** Links to what is held about somebody: one as it is mailed, one that was opened. Removed after the work. */
export async function withOwnData(work: (tokens: OwnData) => Promise<void>): Promise<void> {
  const db = connect({ poolSize: 1 })
  try {
    const mailed = await createLink(db, { email, language: 'nl' })
    const opened = await openLink(db, await createLink(db, { email, language: 'nl' }))
    await work({ mailed, opened: opened ?? '' })
  } finally {
    await db.execute(sql`delete from rights.link where email = ${email}`)
    await db.$client.end()
  }
}
