import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Page } from '@/cms/generated/payload-types'

import { pageTag, shellTag } from '../content-tags'
import { bumpRevision } from '../paths/revision'
import { contentTransaction, purgeWith } from './content-transaction'
import { hasMenuChanged } from './menu-digest'
import { movePaths } from './move-paths'

/** After a save: paths in all languages, the menu, and what caches must forget. A draft changes none of them. */
export const publishPage: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { pages: [doc.id] }, collection: 'pages' })
  if (tags.size === 0 && doc._status === 'draft') return doc
  tags.add(pageTag(doc.id))
  await purgeWith(req, [...tags, ...(await menuTags({ req }))])
  return doc
}

export const forgetPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { pages: [doc.id] }, collection: 'pages' })
  await purgeWith(req, [...tags, pageTag(doc.id), ...(await menuTags({ req }))])
  return doc
}

async function menuTags({ req }: Pick<Parameters<typeof publishPage>[0], 'req'>): Promise<string[]> {
  const tx = await contentTransaction(req)
  if (!(await hasMenuChanged(req, tx))) return []
  await bumpRevision(tx)
  return [shellTag]
}
