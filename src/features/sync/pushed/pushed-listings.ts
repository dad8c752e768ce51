import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, type RowOf, text } from '@/database/row'
import type { ExternalId } from '@/platforms/platform-offer'

/** Heard by the worker as soon as a message is noted. */
export const pushChannel = 'gevel_push'

const pushedRow = {
  externalId: text,
  /** As the database wrote it: a message that comes meanwhile changes it. */
  pushedAt: text,
  tries: int,
}
export type Pushed = RowOf<typeof pushedRow>

/** Notes what has to be asked for, and wakes the worker when this is committed. */
export async function notePushed(tx: Queryable, platform: string, ids: readonly ExternalId[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    sql`insert into sync.pushed (platform, external_id)
        select ${platform}, id from unnest(${sql.param([...new Set(ids)].sort())}::text[]) id
        on conflict (platform, external_id) do update
          set pushed_at = clock_timestamp(), next_try_at = clock_timestamp(), tries = 0`,
  )
  await tx.execute(sql`select pg_notify(${pushChannel}, '')`)
}

/** Takes the one that waits longest; no other worker gets it for as long as a try may last. */
export async function claimPushed(db: Queryable, platform: string): Promise<Pushed | null> {
  const [claimed] = await rows(
    db,
    pushedRow,
    sql`with due as (
          select platform, external_id from sync.pushed
          where platform = ${platform} and next_try_at <= clock_timestamp()
          order by next_try_at limit 1 for update skip locked
        )
        update sync.pushed p
        set next_try_at = clock_timestamp() + interval '2 minutes', tries = tries + 1
        from due where p.platform = due.platform and p.external_id = due.external_id
        returning p.external_id as "externalId", p.pushed_at::text as "pushedAt", p.tries`,
  )
  return claimed ?? null
}

/** Unless another message came meanwhile: then it is asked for again. */
export async function forgetPushed(db: Queryable, platform: string, pushed: Pushed): Promise<void> {
  await db.execute(
    sql`delete from sync.pushed where platform = ${platform} and external_id = ${pushed.externalId}
          and pushed_at = ${pushed.pushedAt}::timestamptz`,
  )
}

const longestWaitSeconds = 900

/** Later, and ever later: what is missed here is found by the nightly run. */
export async function postponePushed(
  db: Queryable,
  platform: string,
  { pushed, error }: { pushed: Pushed; error: string },
): Promise<void> {
  const seconds = Math.min(5 * 2 ** (pushed.tries - 1), longestWaitSeconds)
  await db.execute(
    sql`update sync.pushed
        set next_try_at = clock_timestamp() + make_interval(secs => ${seconds}), last_error = ${error.slice(0, 500)}
        where platform = ${platform} and external_id = ${pushed.externalId}
          and pushed_at = ${pushed.pushedAt}::timestamptz`,
  )
}
