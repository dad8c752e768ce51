import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, filled, type RowOf, text } from '@/database/row'

const newsletterStateRow = {
  email: filled(text),
  isConfirmed: bool,
}
export type NewsletterState = RowOf<typeof newsletterStateRow>

/** How it stands with the address that asked; `null` when it asked nothing, or left. */
export async function findNewsletter(db: Reads, id: string): Promise<NewsletterState | null> {
  const [found] = await rows(
    db,
    newsletterStateRow,
    sql`select l.email, s.email_key is not null as "isConfirmed"
        from lead.lead l left join lead.subscription s on s.email_key = l.email_key
        where l.id = ${id}::uuid and l.kind = 'newsletter' and l.email is not null`,
  )
  return found ?? null
}
