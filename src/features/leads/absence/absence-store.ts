import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, type Reads, rowCount, rows } from '@/database/query'
import { int, type RowOf, text } from '@/database/row'

/** Days in Brussels, as 2026-11-16; both count. */
interface Days {
  firstDay: string
  lastDay: string
}

interface NewAbsence extends Days {
  userId: number
  coverId: number
}

const absenceRow = { userId: int, coverId: int, name: text, cover: text, firstDay: text, lastDay: text }
export type Absence = RowOf<typeof absenceRow>

/** Who is away today or later, the first to leave first. */
export async function listAbsences(db: Reads, today: string): Promise<Absence[]> {
  return rows(
    db,
    absenceRow,
    sql`select a.user_id as "userId", a.cover_id as "coverId", coalesce(nullif(u.name, ''), u.email) as name,
          coalesce(nullif(c.name, ''), c.email) as cover, a.first_day::text as "firstDay", a.last_day::text as "lastDay"
        from lead.absence a
        join ${payloadTables.users} u on u.id = a.user_id
        join ${payloadTables.users} c on c.id = a.cover_id
        where a.last_day >= ${today}::date
        order by a.first_day, a.user_id`,
  )
}

/** In the place of what was known of this person; false when either of them reads no leads, or the days are over. */
export async function saveAbsence(db: Queryable, absence: NewAbsence, today: string): Promise<boolean> {
  const { userId, coverId, firstDay, lastDay } = absence
  if (userId === coverId || lastDay < firstDay || lastDay < today) return false
  const saved = await rowCount(
    db,
    sql`with known as (
          select id from ${payloadTables.users}
          where id in (${userId}, ${coverId}) and role in ('admin', 'editor', 'agent') for key share
        )
        insert into lead.absence (user_id, cover_id, first_day, last_day)
        select ${userId}::int, ${coverId}::int, ${firstDay}::date, ${lastDay}::date
        where (select count(*) from known) = 2
        on conflict (user_id) do update
          set cover_id = excluded.cover_id, first_day = excluded.first_day, last_day = excluded.last_day
        returning 1`,
  )
  return saved > 0
}

export async function endAbsence(db: Queryable, userId: number): Promise<boolean> {
  return (await rowCount(db, sql`delete from lead.absence where user_id = ${userId} returning 1`)) > 0
}

/** Of an account that is gone nobody is away, and it stands in for nobody. */
export async function forgetAbsences(db: Queryable, ofUser: number): Promise<void> {
  await db.execute(sql`delete from lead.absence where ${ofUser} in (user_id, cover_id)`)
}
