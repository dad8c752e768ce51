import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Media } from '@/cms/generated/payload-types'

import { mediaTag, shellTag } from '../content-tags'
import { bumpRevision } from '../paths/revision'
import { publishRecord } from '../published/publish'
import { contentTransaction, purgeSaved, purgeWith } from './content-transaction'

/** Pages know which pictures they show; the shell, which is on every page, is read anew. */
export const publishMedia: CollectionAfterChangeHook<Media> = async ({ doc, operation, req }) => {
  await publishRecord(req, 'media', doc.id)
  if (operation === 'create') return doc
  await bumpRevision(await contentTransaction(req))
  await purgeSaved(req, doc, [mediaTag(doc.id)])
  return doc
}

export const forgetMedia: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await publishRecord(req, 'media', doc.id)
  await bumpRevision(await contentTransaction(req))
  await purgeWith(req, [shellTag], [mediaTag(doc.id)])
  return doc
}
