import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { ListingNote } from '@/cms/generated/payload-types'
import { listingTag, projectsTag } from '@/features/listings/listing-tags'

import { featuredTag } from '../content-tags'
import { publishRecord } from '../published/publish'
import { lockPublished } from '../published/stored-documents'
import { contentTransaction, purgeSaved, purgeWith } from './content-transaction'
import { publishSet } from './publish-set'

export const publishNote: CollectionAfterChangeHook<ListingNote> = async ({
  doc,
  previousDoc,
  collection,
  req,
}) => {
  const before = previousDoc as Partial<ListingNote> | undefined
  const numbers = new Set([doc.recordId, before?.recordId ?? doc.recordId])
  if (collection.slug === 'listing-notes' && (!doc.isFeatured || doc.deletedAt))
    await forgetPlaces(req, numbers)
  await publishNotes(req, collection.slug, numbers)
  const featured = Boolean(before?.isFeatured) === Boolean(doc.isFeatured) ? [] : [featuredTag]
  await purgeSaved(req, doc, [
    ...[...numbers].map((number) => recordTag(collection.slug, number)),
    ...featured,
  ])
  return doc
}

export const forgetNote: CollectionAfterDeleteHook<ListingNote> = async ({ doc, collection, req }) => {
  if (collection.slug === 'listing-notes') await forgetPlaces(req, [doc.recordId])
  await publishNotes(req, collection.slug, [doc.recordId])
  await purgeWith(req, [featuredTag], [recordTag(collection.slug, doc.recordId)])
  return doc
}

/** Featured once more, it comes first as any other. */
async function forgetPlaces(req: PayloadRequest, numbers: Iterable<number>) {
  const tx = await contentTransaction(req)
  await lockPublished(tx)
  await tx.execute(
    sql`delete from content.featured_order where record_id = any(${sql.param([...numbers])}::int[])`,
  )
}

async function publishNotes(req: PayloadRequest, collection: string, numbers: Iterable<number>) {
  const isProject = collection === 'project-notes'
  for (const number of numbers) await publishRecord(req, isProject ? 'project-note' : 'listing-note', number)
  if (!isProject) await publishSet(req, 'featured')
}

function recordTag(collection: string, recordId: number): string {
  return collection === 'project-notes' ? projectsTag : listingTag(recordId)
}
