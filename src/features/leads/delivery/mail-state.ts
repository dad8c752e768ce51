import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, type RowOf } from '@/database/row'

const mailStateRow = {
  /** Given up on, of leads that are not dealt with yet. */
  failed: int,
  /** Tried in vain so far. */
  late: int,
}
export type MailState = RowOf<typeof mailStateRow>

/** How the mails about leads get on, those that the site writes by itself too. */
export async function readMailState(db: Queryable): Promise<MailState> {
  const [found] = await rows(
    db,
    mailStateRow,
    sql`select (count(*) filter (where mail.state = 'dead' and l.status not in ('closed', 'spam')))::int as failed,
          (count(*) filter (where mail.state = 'pending'))::int as late
        from (
          select lead_id, state from lead.delivery
          where channel not in ('platform', 'platform-reply') and (state = 'dead' or (state = 'pending' and tries > 0))
          union all
          select lead_id, state from lead.letter where state = 'dead' or (state = 'pending' and tries > 0)
        ) mail join lead.lead l on l.id = mail.lead_id`,
  )
  return found ?? { failed: 0, late: 0 }
}
