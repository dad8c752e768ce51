import { type SQL, sql } from 'drizzle-orm'

import type { InboxFilters, Trouble } from './inbox-filters'

/** For rows of `lead.lead l` with the home they are about as `home`. */
export function inboxConditions(filters: InboxFilters): SQL {
  const { status } = filters
  const ofStatus = status ? sql`l.status = ${status}` : sql`l.status <> 'spam'`
  return sql`${ofStatus} and ${ofAnyStatus(filters)}`
}

export function ofAnyStatus(filters: InboxFilters): SQL {
  return sql.join([...conditions(filters)], sql` and `)
}

function* conditions({ kind, trouble, agent, from, to, query }: InboxFilters): Iterable<SQL> {
  yield sql`true`
  if (kind) yield sql`l.kind = ${kind}`
  if (trouble) yield inTrouble(trouble)
  if (agent === 'none') yield sql`l.assignee_id is null`
  else if (agent) yield sql`l.assignee_id = ${agent}`
  if (from) yield sql`l.created_at >= ${midnight(sql`${from}::date`)}`
  if (to) yield sql`l.created_at < ${midnight(sql`${to}::date + 1`)}`
  for (const word of query?.split(/\s+/).slice(0, 8) ?? []) yield contains(word)
}

function inTrouble(trouble: Trouble): SQL {
  const state = trouble === 'dead' ? sql`d.state = 'dead'` : sql`d.state = 'pending' and d.tries > 0`
  return sql`exists (select from lead.delivery d where d.lead_id = l.id and ${state})`
}

function midnight(day: SQL): SQL {
  return sql`((${day})::timestamp at time zone 'Europe/Brussels')`
}

/** A number is looked for without what people write in it, or before it: 0470 12 34 56 is +32 470 12 34 56. */
function contains(word: string): SQL {
  const part = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = word.replaceAll(/\D/g, '').replace(/^(00)?(32|352)?0?/, '')
  const isNumber = /^[+\d./()-]+$/.test(word) && digits.length >= 6
  return sql`(l.search_text like lower(${part(word)}) or home.reference ilike ${part(word)}
    ${isNumber ? sql`or l.search_text like ${part(digits)}` : sql``})`
}
