import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { filled, int, jsonList, listOf, oneOf, stored, text } from '@/database/row'
import { languages } from '@/domain/language'
import type { NewsletterText } from '@/domain/newsletter/newsletter'

import type { MailClaim } from './claim-mails'

const mailRow = {
  newsletterId: text,
  words: stored<NewsletterText>(),
  articles: listOf(int),
  homes: listOf(int),
  /** Those of the homes that are on the site and to be had, each as it last changed. */
  available: jsonList({ id: int, changedAt: text }),
  /** Of the content and settings of the site. */
  revision: int,
  /** The form by which they asked for it: their links carry its number. */
  leadId: text,
  email: filled(text),
  language: oneOf(languages),
}

/** Who gets a claimed mail and what stands in it, at this very moment; `null` when they left or it was stopped. */
export async function findSubscriber(db: Reads, { id, claim }: MailClaim) {
  const [found] = await rows(
    db,
    mailRow,
    sql`select n.id as "newsletterId", n.words, n.articles, n.homes,
          coalesce((select jsonb_agg(jsonb_build_object('id', home.id, 'changedAt', home.changed_at::text) order by home.id)
            from listing.public_listing home where home.id = any(n.homes) and home.status = 'available'), '[]') as available,
          (select number from content.revision) as revision,
          l.id as "leadId", l.email, l.language
        from lead.newsletter_delivery d
        join lead.newsletter n on n.id = d.newsletter_id and n.state = 'sending'
        join lead.subscription s on s.email_key = d.email_key
        join lead.lead l on l.id = s.lead_id and l.email is not null
        where d.id = ${id}::uuid and d.claim = ${claim}::uuid`,
  )
  return found ?? null
}

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>
