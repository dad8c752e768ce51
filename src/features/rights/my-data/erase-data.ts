import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bool } from '@/database/row'
import { type Erased, erasePersonIn } from '@/features/leads/privacy/erase-person'

import { queueRightsLetter } from './ask-for-link'
import { findLink } from './mailed-link'

/**
 * Erases all we hold about who opened the link, which ends with it. The person gets a mail about it, and the agency is told
 * what it still has elsewhere: in its mailbox and at its platform. `null` when the link is not open.
 */
export async function eraseData(
  db: Database,
  { token, secret, now }: { token: string; secret: string; now: Date },
): Promise<Erased | null> {
  return db.transaction(async (tx) => {
    const link = await findLink(tx, token)
    if (!link?.isOpened) return null
    const { email, language, hash } = link
    // Of two who press at the same moment the second finds nothing any more.
    const [held] = await rows(tx, { isThere: bool }, sql`select rights.hold_link(${hash}) as "isThere"`)
    if (!held?.isThere) return null
    const erased = await erasePersonIn(tx, { email, secret, now, opened: hash })
    await tx.execute(sql`select rights.end_links(${hash})`)
    await queueRightsLetter(tx, { kind: 'erased', email, language })
    await queueRightsLetter(tx, { kind: 'agency', email, language })
    return erased
  })
}
