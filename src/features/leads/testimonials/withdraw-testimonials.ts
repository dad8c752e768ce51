import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { erasureContext } from '@/cms/hooks/erasure-context'
import { payloadTables } from '@/database/payload-tables'
import { type Queryable, type Reads, rows } from '@/database/query'
import { int, moment, stored } from '@/database/row'

const key = (email: string) => email.trim().toLowerCase()

/** Whose words an article holds is known for as long as it stands. */
export async function rememberWriter(
  db: Queryable,
  { article, email, now }: { article: number; email: string; now: Date },
): Promise<void> {
  await db.execute(
    sql`insert into lead.testimonial (article_id, email_key, drafted_at)
        values (${article}, ${key(email)}, ${now.toISOString()}::timestamptz) on conflict do nothing`,
  )
}

/** Whose articles: an address, or the opened link of whoever asks for their own. */
export interface Writer {
  email: string
  opened?: Buffer
}

/** The articles with somebody's words, and how they are published, by language. */
export async function testimonialsOf(db: Reads, { email, opened }: Writer) {
  const own = opened
    ? sql`rights.testimonials(${opened})`
    : sql`(select article_id, drafted_at from lead.testimonial where email_key = ${key(email)})`
  return rows(
    db,
    { article: int, draftedAt: moment, published: stored<Record<string, unknown>>() },
    sql`select t.article_id as article, t.drafted_at as "draftedAt", coalesce(
            (select jsonb_object_agg(p.language, p.document) from content.published p
             where p.key = 'article:' || t.article_id), '{}') as published
        from ${own} t order by t.article_id`,
  )
}

/** From now on nothing tells whose they were; the worker takes them off the site. */
export async function withdrawTestimonials(db: Queryable, { email, opened }: Writer): Promise<void> {
  await db.execute(
    opened
      ? sql`select rights.withdraw_testimonials(${opened})`
      : sql`select rights.withdraw_testimonials_of(${key(email)})`,
  )
}

/** Deletes the articles, with all their drafts and the writer's photograph; answers how many. */
export async function deleteWithdrawn({ payload, db }: { payload: Payload; db: Queryable }): Promise<number> {
  const due = await rows(db, { article: int }, sql`select article_id as article from lead.withdrawn_article`)
  for (const { article } of due) {
    await deleteArticle(payload, article)
    await db.execute(sql`delete from lead.withdrawn_article where article_id = ${article}`)
  }
  return due.length
}

async function deleteArticle(payload: Payload, id: number): Promise<void> {
  const asked = { collection: 'articles', id, depth: 0, disableErrors: true, trash: true } as const
  const found = await payload.findByID({ ...asked, draft: true })
  if (!found) return
  // Their right to be gone is stronger than a link to it on another page.
  await payload.delete({ collection: 'articles', id, trash: true, context: erasureContext })
  const picture = typeof found.picture === 'number' ? found.picture : null
  if (picture === null) return
  const media = await payload.findByID({ ...asked, collection: 'media', id: picture })
  // Not a picture that an editor chose among the agency's own.
  if (media?.filename?.startsWith('testimonial-'))
    await payload.delete({ collection: 'media', id: picture, trash: true, context: erasureContext })
}

/** Rows of articles that an editor deleted meanwhile. */
export async function forgetDeletedArticles(db: Queryable): Promise<void> {
  await db.execute(
    sql`delete from lead.testimonial t where not exists (select from ${payloadTables.articles} a where a.id = t.article_id)`,
  )
}
