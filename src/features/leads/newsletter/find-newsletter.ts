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
    sql`select l.email, lead.is_subscribed(l.id) as "isConfirmed" from lead.lead l
        where l.id = ${id}::uuid and l.kind = 'newsletter' and l.email is not null`,
  )
  return found ?? null
}
