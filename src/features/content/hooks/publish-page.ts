import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Page } from '@/cms/generated/payload-types'

import { pageTag, shellTag } from '../content-tags'
import { bumpRevision } from '../paths/revision'
import { publishRecord, publishSingle, withdrawDraft } from '../published/publish'
import { contentTransaction, purgeWith } from './content-transaction'
import { hasMenuChanged } from './menu-digest'
import { movePaths } from './move-paths'

/**
 * After a save: paths and documents in all languages, the menu, and what caches must forget. A draft changes none of
 * them.
 */
export const publishPage: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { pages: [doc.id] }, collection: 'pages' })
  if (doc._status === 'draft') {
    const isGone = await withdrawDraft(await contentTransaction(req), 'page', doc.id)
    if (tags.size === 0 && !isGone) return doc
  } else await publishRecord(req, 'page', doc.id)
  await purgeWith(req, [...tags, pageTag(doc.id), ...(await menuTags(req, tags))])
  return doc
}

export const forgetPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { pages: [doc.id] }, collection: 'pages' })
  await publishRecord(req, 'page', doc.id)
  await purgeWith(req, [...tags, pageTag(doc.id), ...(await menuTags(req, tags))])
  return doc
}

/** The shell is read anew when the menu changed, and also when any page moved, since it may lead there. */
async function menuTags(
  req: Parameters<typeof publishPage>[0]['req'],
  moved: ReadonlySet<string>,
): Promise<string[]> {
  const tx = await contentTransaction(req)
  const isChanged = await hasMenuChanged(req, tx)
  if (isChanged) await publishSingle(req, 'menu')
  if (isChanged || moved.size > 0) await bumpRevision(tx)
  return isChanged ? [shellTag] : []
}
