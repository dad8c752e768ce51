import { type SQL, sql } from 'drizzle-orm'

import { brusselsDate } from '@/database/brussels-day.sql'
import { payloadTables } from '@/database/payload-tables'
import { jsonObject, text, textLike, type ValueOf } from '@/database/row'

/** As it comes out of `awayTodayOf`; the last day, such as 2026-11-16, counts. */
export const awayToday = jsonObject({ cover: text, lastDay: textLike(/^\d{4}-\d{2}-\d{2}$/) })
export type AwayToday = ValueOf<typeof awayToday>

/** Who stands in for an account today and until when, as one value; nothing when it is there. */
export function awayTodayOf(userId: SQL): SQL {
  return sql`select jsonb_build_object('cover', coalesce(nullif(c.name, ''), c.email), 'lastDay', a.last_day)
    from lead.absence a join ${payloadTables.users} c on c.id = a.cover_id
    where a.user_id = ${userId} and ${brusselsDate(sql`now()`)} between a.first_day and a.last_day`
}
