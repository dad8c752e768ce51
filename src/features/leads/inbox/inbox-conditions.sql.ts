import { type SQL, sql } from 'drizzle-orm'

import { brusselsMidnight } from '@/database/brussels-day.sql'
import { type SearchTerm, searchTerms } from '@/domain/lead/search-term'

import type { InboxFilters, Trouble } from './inbox-filters'
import { inScope } from './lead-scope'
import type { LeadScope } from './leads.access'

/** For rows of `lead.lead l`. */
export function inboxConditions(filters: InboxFilters, scope: LeadScope): SQL {
  const { status } = filters
  const ofStatus = status ? sql`l.status = ${status}` : sql`l.status <> 'spam'`
  return sql`${ofStatus} and ${ofAnyStatus(filters, scope)}`
}

export function ofAnyStatus(filters: InboxFilters, scope: LeadScope): SQL {
  return sql.join([inScope(scope), ...conditions(filters)], sql` and `)
}

function* conditions({ kind, trouble, agent, from, to, query }: InboxFilters): Iterable<SQL> {
  if (kind) yield sql`l.kind = ${kind}`
  if (trouble) yield inTrouble(trouble)
  if (agent === 'none') yield sql`l.assignee_id is null and l.assignee_email is null`
  else if (typeof agent === 'string') yield sql`lower(l.assignee_email) = ${agent.toLowerCase()}`
  else if (agent) yield sql`l.assignee_id = ${agent}`
  if (from) yield sql`l.created_at >= ${brusselsMidnight(sql`${from}::date`)}`
  if (to) yield sql`l.created_at < ${brusselsMidnight(sql`${to}::date + 1`)}`
  for (const term of searchTerms(query ?? '')) yield contains(term)
}

function inTrouble(trouble: Trouble): SQL {
  const state = trouble === 'dead' ? sql`d.state = 'dead'` : sql`d.state = 'pending' and d.tries > 0`
  return sql`exists (select from lead.sending d where d.lead_id = l.id and ${state})`
}

/** Every word must be there; or, for a telephone number, its digits as one. */
function contains({ words, digits }: SearchTerm): SQL {
  const each = words.map((word) => {
    const part = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    // An array, so that both sides are found by an index.
    return sql`(l.search_text like lower(${part})
      or l.listing_id = any(array(select id from listing.listing where reference ilike ${part})))`
  })
  const all = sql.join(each, sql` and `)
  return digits ? sql`(${all} or l.search_text like ${`%${digits}%`})` : sql`(${all})`
}
