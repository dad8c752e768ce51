import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { Page } from '@/cms/generated/payload-types'

import { pageTag, shellTag } from '../content-tags'
import { bumpRevision, launch } from '../paths/revision'
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
  const isDraft = doc._status === 'draft'
  const isGone = isDraft
    ? await withdrawDraft(await contentTransaction(req), 'page', doc.id)
    : await publishRecord(req, 'page', doc.id)
  if (isDraft && tags.size === 0 && !isGone) return doc
  const own = [...tags, pageTag(doc.id)]
  const others = [...(await menuTags(req, tags)), ...(await launchTags(req, doc))]
  await (isGone ? purgeWith(req, others, own) : purgeWith(req, [...own, ...others]))
  return doc
}

/** Of pages that change place together: their paths as if they were one save, so that two may change places. */
export async function publishPages(req: PayloadRequest, ids: number[]): Promise<void> {
  const tags = await movePaths(req, { scope: { pages: ids }, collection: 'pages' })
  for (const id of ids) await publishRecord(req, 'page', id)
  await purgeWith(req, [...tags, ...ids.map(pageTag), ...(await menuTags(req, tags))])
}

export const forgetPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  const tags = await movePaths(req, { scope: { pages: [doc.id] }, collection: 'pages' })
  await publishRecord(req, 'page', doc.id)
  await purgeWith(req, await menuTags(req, tags), [...tags, pageTag(doc.id)])
  return doc
}

/** With its start page a new site opens to robots: every page says otherwise until then. */
async function launchTags(req: PayloadRequest, { key }: Page): Promise<string[]> {
  return key === 'home' && (await launch(await contentTransaction(req))) ? [shellTag] : []
}

/** The shell is read anew when the menu changed, and also when any page moved, since it may lead there. */
async function menuTags(req: PayloadRequest, moved: ReadonlySet<string>): Promise<string[]> {
  const tx = await contentTransaction(req)
  const isChanged = await hasMenuChanged(req, tx)
  if (isChanged) await publishSingle(req, 'menu')
  if (isChanged || moved.size > 0) await bumpRevision(tx)
  return isChanged ? [shellTag] : []
}
