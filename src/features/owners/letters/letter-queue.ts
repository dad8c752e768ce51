import { type SQL, sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, moment, oneOf, text } from '@/database/row'
import { nextTryAt } from '@/domain/lead/delivery'

/** Mails to people with an account, each written when its turn comes. */
export interface LetterQueue<Kind extends string> {
  table: SQL
  kinds: readonly Kind[]
}

export interface QueuedLetter<Kind extends string> {
  id: string
  kind: Kind
  email: string
  language: string
  tries: number
  queuedAt: string
}

export type LetterOutcome = 'done' | 'failed' | 'refused'

export interface LetterSum {
  sent: number
  dead: number
}

/** Sends what is due, one after the other; answers how many were sent and given up. */
export async function sendQueued<Kind extends string>(
  db: Database,
  queue: LetterQueue<Kind>,
  send: (letter: QueuedLetter<Kind>) => Promise<LetterOutcome>,
): Promise<LetterSum> {
  const sum = { sent: 0, dead: 0 }
  for (;;) {
    const letter = await claim(db, queue)
    if (!letter) return sum
    const outcome = await send(letter)
    const again =
      outcome === 'failed'
        ? nextTryAt({ tries: letter.tries, queuedAt: new Date(letter.queuedAt), now: new Date() })
        : null
    const state = outcome === 'done' ? 'done' : again ? 'pending' : 'dead'
    await db.execute(
      sql`update ${queue.table} set state = ${state}, next_try_at = ${(again ?? new Date()).toISOString()},
            done_at = case when ${state} = 'pending' then null else now() end
          where id = ${letter.id}::uuid`,
    )
    if (state === 'done') sum.sent++
    if (state === 'dead') sum.dead++
  }
}

/** Out of the way of other workers for three minutes, by which time it is sent or tried again. */
async function claim<Kind extends string>(
  db: Database,
  { table, kinds }: LetterQueue<Kind>,
): Promise<QueuedLetter<Kind> | null> {
  const [letter] = await rows(
    db,
    { id: text, kind: oneOf(kinds), email: text, language: text, tries: int, queuedAt: moment },
    sql`update ${table} set tries = tries + 1, next_try_at = now() + interval '3 minutes'
        where id = (
          select id from ${table} where state = 'pending' and next_try_at <= now()
          order by next_try_at limit 1 for update skip locked)
        returning id, kind, email, language, tries, queued_at as "queuedAt"`,
  )
  return letter ?? null
}
