import { sql } from 'drizzle-orm'

import { type Reads, rowCount, rows } from '@/database/query'
import { int, listOf, moment, nullable, oneOf, type RowOf, stored, text } from '@/database/row'
import type { NewsletterText } from '@/domain/newsletter/newsletter'

const newsletterRow = {
  id: text,
  state: oneOf(['draft', 'sending', 'stopped']),
  words: stored<NewsletterText>(),
  articles: listOf(int),
  homes: listOf(int),
  /** As PostgreSQL writes it: who saves or sends shows which one they saw. */
  changedAt: moment,
  startedAt: nullable(moment),
  sent: int,
  /** Of people who still want it. */
  waiting: int,
  failed: int,
  bounced: int,
  /** Its readers who left the list by it. */
  left: int,
}
export type Newsletter = RowOf<typeof newsletterRow>

const newsletters = sql`
  select n.id, n.state, n.words, n.articles, n.homes, n.changed_at as "changedAt", n.started_at as "startedAt",
    coalesce(mails.sent, 0) as sent, coalesce(mails.waiting, 0) as waiting, coalesce(mails.failed, 0) as failed,
    coalesce(mails.bounced, 0) as bounced, coalesce(mails."left", 0) as left
  from lead.newsletter n
  left join lateral (
    select (count(*) filter (where d.state = 'sent'))::int as sent,
      (count(*) filter (where d.state = 'pending' and d.email_key is not null))::int as waiting,
      (count(*) filter (where d.state = 'failed'))::int as failed,
      (count(*) filter (where d.state = 'bounced'))::int as bounced,
      (count(*) filter (where d.has_left))::int as "left"
    from lead.newsletter_delivery d where d.newsletter_id = n.id
  ) mails on n.state <> 'draft'`

const shown = 50

/** Drafts first, then the latest sent. */
export function listNewsletters(db: Reads): Promise<Newsletter[]> {
  return rows(
    db,
    newsletterRow,
    sql`${newsletters} order by n.started_at desc nulls first, n.created_at desc limit ${shown}`,
  )
}

export async function findNewsletter(db: Reads, id: string): Promise<Newsletter | null> {
  const [found] = await rows(db, newsletterRow, sql`${newsletters} where n.id = ${id}::uuid`)
  return found ?? null
}

export async function addNewsletter(db: Reads, now: Date): Promise<string> {
  const at = now.toISOString()
  const [added] = await rows(
    db,
    { id: text },
    sql`insert into lead.newsletter (created_at, changed_at) values (${at}::timestamptz, ${at}::timestamptz)
        returning id`,
  )
  return added?.id ?? ''
}

/** Only what was never sent: the figures of the others stay. */
export async function deleteDraft(db: Reads, id: string): Promise<boolean> {
  const gone = await rowCount(
    db,
    sql`delete from lead.newsletter where id = ${id}::uuid and state = 'draft' returning 1`,
  )
  return gone > 0
}
