import { createHmac } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows, type Transaction } from '@/database/query'

import { at } from './lead-row'
import { isOfPerson } from './person-leads'

interface Erasure {
  email: string
  /** Keys the hash that proves the erasure. */
  secret: string
  now: Date
}

/** Deletes all we hold on one person, at once and for good; answers how many leads that was. */
export async function erasePerson(db: Database, { email, secret, now }: Erasure): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await rows(tx, sql`delete from lead.lead where ${isOfPerson(email)} returning 1`)
    await forgetAsFriend(tx, email)
    await tx.execute(
      sql`insert into lead.erasure (email_hash, erased_at, leads)
          values (${emailHash(email, secret)}, ${at(now)}, ${gone.length})`,
    )
    return gone.length
  })
}

/** A friend's mail that could not be sent yet: the sender's lead stays, the address does not. */
async function forgetAsFriend(tx: Transaction, email: string): Promise<void> {
  const key = email.trim().toLowerCase()
  await tx.execute(
    sql`with forgotten as (
          update lead.lead set answers = answers - 'friendEmail' - 'friendName'
          where kind = 'send-to-friend' and lower(answers ->> 'friendEmail') = ${key} returning id
        )
        delete from lead.delivery d using forgotten f
        where d.lead_id = f.id and d.channel = 'friend-mail' and d.state <> 'done'`,
  )
}

export function emailHash(email: string, secret: string): string {
  return createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('base64url')
}
