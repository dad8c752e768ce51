import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Category } from '@/cms/generated/payload-types'

import { categoryTag } from '../content-tags'
import { publishSet } from './publish-set'
import { purgeSaved, purgeWith } from './content-transaction'
import { movePaths } from './move-paths'

export const publishCategory: CollectionAfterChangeHook<Category> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { categories: [doc.id] }, collection: 'categories' })
  await publishSet(req, 'categories')
  await purgeSaved(req, doc, [...tags, categoryTag(doc.id)])
  return doc
}

export const forgetCategory: CollectionAfterDeleteHook<Category> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { categories: [doc.id] }, collection: 'categories' })
  await publishSet(req, 'categories')
  await purgeWith(req, [], [...tags, categoryTag(doc.id)])
  return doc
}
