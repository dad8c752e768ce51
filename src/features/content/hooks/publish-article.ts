import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Article } from '@/cms/generated/payload-types'

import { articleTag, authorTag, categoryTag } from '../content-tags'
import { idOf } from '../id-of'
import { publishRecord, withdrawDraft } from '../published/publish'
import { contentTransaction, purgeWith } from './content-transaction'
import { movePaths } from './move-paths'

export const publishArticle: CollectionAfterChangeHook<Article> = async ({ doc, previousDoc, req }) => {
  const tags = await movePaths(req, { scope: { articles: [doc.id] }, collection: 'articles' })
  const isDraft = doc._status === 'draft'
  const isGone = isDraft
    ? await withdrawDraft(await contentTransaction(req), 'article', doc.id)
    : await publishRecord(req, 'article', doc.id)
  if (isDraft && tags.size === 0 && !isGone) return doc
  const shown = [...tags, articleTag(doc.id), ...listTags(doc, previousDoc as Article | undefined)]
  await (isGone ? purgeWith(req, [], shown) : purgeWith(req, shown))
  return doc
}

export const forgetArticle: CollectionAfterDeleteHook<Article> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { articles: [doc.id] }, collection: 'articles' })
  await publishRecord(req, 'article', doc.id)
  await purgeWith(req, [], [...tags, articleTag(doc.id), ...listTags(doc)])
  return doc
}

/** An article that moves, or gets another author, changes two lists. */
function listTags(...docs: (Article | undefined)[]): string[] {
  return docs.flatMap((doc) => {
    const category = idOf(doc?.category)
    const author = idOf(doc?.author)
    return [
      ...(category === null ? [] : [categoryTag(category)]),
      ...(author === null ? [] : [authorTag(author)]),
    ]
  })
}
