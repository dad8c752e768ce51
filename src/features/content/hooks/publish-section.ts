import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Section } from '@/cms/generated/payload-types'

import { sectionTag } from '../content-tags'
import { publishRecord, withdrawDraft } from '../published/publish'
import { contentTransaction, purgeWith } from './content-transaction'

/** Pages refer to a section and take its modules when they are read: one document and one tag are enough for all. */
export const publishSection: CollectionAfterChangeHook<Section> = async ({ doc, req }) => {
  const isDraft = doc._status === 'draft'
  const isGone = isDraft
    ? await withdrawDraft(await contentTransaction(req), 'section', doc.id)
    : await publishRecord(req, 'section', doc.id)
  const tags = [sectionTag(doc.id)]
  if (isGone) await purgeWith(req, [], tags)
  else if (!isDraft) await purgeWith(req, tags)
  return doc
}

export const forgetSection: CollectionAfterDeleteHook<Section> = async ({ doc, req }) => {
  await publishRecord(req, 'section', doc.id)
  await purgeWith(req, [], [sectionTag(doc.id)])
  return doc
}
