import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'

import { emailHash, erasePersonIn } from './erase-person'
import { keyOf, listErasures, type NotedErasure } from './erasure-file'

export interface Replayed {
  /** Erasures that the restored database did not know. */
  missing: number
  /** People it held again, who are gone now. */
  people: number
}

interface Replay {
  noted: NotedErasure[]
  /** Keys the hashes, as when they were made. */
  secret: string
  /** With which earlier ones were made; empty: there was none. */
  previous?: string
}

/**
 * Erases again whom a restored backup brought back. Erasures that the database knows were done before the backup: who
 * wrote to us after theirs is left alone.
 */
export async function replayErasures(db: Database, { noted, secret, previous }: Replay): Promise<Replayed> {
  return db.transaction(async (tx) => {
    const known = new Set((await listErasures(tx)).map(keyOf))
    const missing = noted.filter((erasure) => !known.has(keyOf(erasure)))
    const latest = new Map(missing.map((erasure) => [erasure.emailHash, erasure]))
    let people = 0
    const done = new Set<string>()
    for (const { email } of await rows(tx, { email: text }, addresses)) {
      const ofNow = latest.get(emailHash(email, secret))
      const erasure = ofNow ?? (previous ? latest.get(emailHash(email, previous)) : undefined)
      if (!erasure) continue
      people++
      // Written down under its own moment: replayed once more, it is known.
      const { askedBy } = erasure
      await erasePersonIn(tx, { email, secret, now: new Date(erasure.erasedAt), askedBy })
      // Of an earlier secret the database gets both hashes, or it would not know the one of the file.
      if (ofNow) done.add(keyOf(erasure))
    }
    for (const erasure of missing.filter((one) => !done.has(keyOf(one))))
      await tx.execute(
        sql`insert into lead.erasure (email_hash, erased_at, leads, asked_by)
            values (${erasure.emailHash}, ${erasure.erasedAt}::timestamptz, 0, ${erasure.askedBy})`,
      )
    return { missing: missing.length, people }
  })
}

/** Everybody whom an erasure would find. */
const addresses = sql`select distinct email from (
    select email_key as email from lead.lead
    union all select lower(answers ->> 'emailB') from lead.lead where answers ? 'emailB'
    union all select lower(answers ->> 'friendEmail') from lead.lead where answers ? 'friendEmail'
    union all select email_key from lead.testimonial
    union all select email from owner.home_owner
    union all select email from owner_auth.login
    union all select email from owner_auth.one_time
    union all select email from owner_auth.letter
    union all select email from rights.link
  ) known where email <> '' order by email`
