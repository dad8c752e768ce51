import { sql } from 'drizzle-orm'
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'

import type { User } from '@/cms/generated/payload-types'

import { contentTransaction } from '../hooks/content-transaction'
import { isReviewed } from './review-paths'

/** What is said of a record goes with it; what a colleague said stays without their name. */
export function forgetReviews(config: CollectionConfig): CollectionConfig {
  const { slug, hooks } = config
  const forget = slug === 'users' ? forgetColleague : isReviewed(slug) ? forgetRecord(slug) : null
  if (!forget) return config
  return { ...config, hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), forget] } }
}

const forgetRecord =
  (kind: string): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    const db = await contentTransaction(req)
    for (const table of ['review', 'comment'])
      await db.execute(
        sql`delete from ${sql.identifier('content')}.${sql.identifier(table)} where kind = ${kind} and record_id = ${Number(id)}`,
      )
  }

/** Whoever asked them sees that nobody will answer. */
const forgetColleague: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const db = await contentTransaction(req)
  const { id, email } = doc
  await db.execute(sql`update content.review set asked_by = null where asked_by = ${id}`)
  await db.execute(sql`update content.review set asked_of = null where asked_of = ${id}`)
  await db.execute(sql`update content.comment set written_by = null where written_by = ${id}`)
  await db.execute(sql`update content.comment set settled_by = null where settled_by = ${id}`)
  await db.execute(sql`delete from content.review_letter where email = ${email.toLowerCase()}`)
}
