import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'

export interface NewsletterState {
  email: string
  isConfirmed: boolean
}

/** How it stands with the address that asked; `null` when it asked nothing, or left. */
export async function findNewsletter(db: Queryable, id: string): Promise<NewsletterState | null> {
  const [found] = await rows<NewsletterState & Record<string, unknown>>(
    db,
    sql`select l.email, s.email_key is not null as "isConfirmed"
        from lead.lead l left join lead.subscription s on s.email_key = l.email_key
        where l.id = ${id}::uuid and l.kind = 'newsletter' and l.email is not null`,
  )
  return found ?? null
}
