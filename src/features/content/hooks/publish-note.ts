import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { ListingNote } from '@/cms/generated/payload-types'
import { listingTag, projectsTag } from '@/features/listings/listing-tags'

import { featuredTag } from '../content-tags'
import { purgeWith } from './content-transaction'

export const publishNote: CollectionAfterChangeHook<ListingNote> = async ({
  doc,
  previousDoc,
  collection,
  req,
}) => {
  const wasFeatured = Boolean((previousDoc as Partial<ListingNote> | undefined)?.isFeatured)
  const featured = wasFeatured === Boolean(doc.isFeatured) ? [] : [featuredTag]
  await purgeWith(req, [recordTag(collection.slug, doc.recordId), ...featured])
  return doc
}

export const forgetNote: CollectionAfterDeleteHook<ListingNote> = async ({ doc, collection, req }) => {
  await purgeWith(req, [recordTag(collection.slug, doc.recordId), featuredTag])
  return doc
}

function recordTag(collection: string, recordId: number): string {
  return collection === 'project-notes' ? projectsTag : listingTag(recordId)
}
