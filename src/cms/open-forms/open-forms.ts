import { sql } from 'drizzle-orm'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { text } from '@/database/row'

interface OpenForm {
  /** Of which collection and number, or of which settings. */
  record: string
  /** The window that has it open. */
  form: string
  userId: number
}

/** After this long without a sign, a window counts as closed. */
const awaySeconds = 30

const personRow = { name: text }

/** Notes that a form is open, and tells who else has the record open. */
export async function noteOpenForm(db: Queryable, { record, form, userId }: OpenForm): Promise<string[]> {
  await db.execute(sql`
    insert into content.open_form (record, form, user_id) values (${record}, ${form}, ${userId})
    on conflict (record, form) do update set seen_at = now(), user_id = excluded.user_id`)
  await db.execute(
    sql`delete from content.open_form where seen_at < now() - make_interval(secs => ${awaySeconds})`,
  )
  const people = await rows(
    db,
    personRow,
    sql`select distinct u.name from content.open_form f join ${payloadTables.users} u on u.id = f.user_id
        where f.record = ${record} and f.user_id <> ${userId} order by u.name`,
  )
  return people.map(({ name }) => name)
}
