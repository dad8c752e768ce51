import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { int, listOf, text } from '@/database/row'
import type { ExternalId } from '@/platforms/platform-offer'

import { notePushed, pushChannel } from './pushed-listings'

export interface PlatformEvent {
  platform: string
  body: string
  externalIds: readonly ExternalId[]
}

/** Keeps an event as it came, and wakes the worker once that is committed. */
export async function keepEvent(
  db: Queryable,
  { platform, body, externalIds }: PlatformEvent,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      // A body with a null character can be no JSON, but it must be possible to look at it.
      sql`insert into sync.event (platform, body, external_ids)
          values (${platform}, ${body.replaceAll('\u0000', '\ufffd')}, ${sql.param([...externalIds])}::text[])`,
    )
    await tx.execute(sql`select pg_notify(${pushChannel}, '')`)
  })
}

const perBatch = 200

/** Notes what the events that came are about, so that it is asked for; each event is taken once. */
export async function takeEvents(db: Database, platform: string): Promise<void> {
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const events = await rows(
        tx,
        { id: int, externalIds: listOf(text) },
        sql`with due as (
              select id from sync.event where platform = ${platform} and taken_at is null
              order by id limit ${perBatch} for update skip locked
            )
            update sync.event e set taken_at = clock_timestamp() from due where e.id = due.id
            returning e.id, e.external_ids as "externalIds"`,
      )
      await notePushed(
        tx,
        platform,
        events.flatMap(({ externalIds }) => externalIds),
      )
      return events.length
    })
    if (taken < perBatch) return
  }
}

export const purgeEventsTask = 'purge-platform-events'

const daysKept = 30

/** Long enough to find out why a home looked as it did. */
export async function purgeEvents(db: Database): Promise<void> {
  await db.execute(
    sql`delete from sync.event where taken_at is not null and received_at < now() - make_interval(days => ${daysKept})`,
  )
}
