import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  TypeWithID,
  TypeWithVersion,
} from 'payload'

import { languages } from '@/domain/language'

import { mergeLanguage } from './merge-language'
import type { Values } from './rows-in'

interface Publishing {
  id: number | string
  language: string
  /** As visitors read it until now, with all its languages; empty when they did not. */
  published: Values
}

/** Before one language is published: remembers what visitors read in the others. */
export const noteCollectionPublished: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  req,
}) => {
  const { id, publishSpecificLocale: language } = args as {
    id?: number | string
    publishSpecificLocale?: string
  }
  if (operation !== 'update' || id === undefined || !language) return args
  const stored = await req.payload.db.findOne<TypeWithID & Values>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  const published = stored?._status === 'published' ? stored : {}
  req.context.publishing = { id, language, published } satisfies Publishing
  return args
}

/**
 * Payload publishes one language and keeps the others in a draft, but finds rows again by their place: the words of a
 * module that moved would go to the module that stands there now. Here they are found by their ids. Where no other
 * language waits, no draft is left.
 */
export const publishCollectionLanguage: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  const publishing = publishingOf(req, (doc as { id: number }).id)
  if (!publishing) return doc as unknown
  const { db } = req.payload
  const { slug: name, fields } = collection
  const { id } = publishing
  const where = { parent: { equals: id } }
  const { docs } = await db.findVersions<Values>({
    ...{ collection: name, where, req },
    ...{ limit: 2, pagination: false, sort: '-updatedAt' },
  })
  const pair = versionPair(docs)
  if (!pair) return doc as unknown
  const merged = mergedVersion(fields, pair, publishing)
  await db.updateOne({ collection: name, id, data: merged, req, returning: false })
  const isWaiting = isAnyWaiting(pair.draft.version, merged)
  if (!isWaiting) await db.deleteVersions({ collection: name, where: { id: { equals: pair.draft.id } }, req })
  await db.updateVersion({
    ...{ collection: name, id: pair.published.id, req },
    versionData: versionOf(pair.published, merged, { isLatest: !isWaiting, parent: id }),
  })
  return doc as unknown
}

function publishingOf({ context }: PayloadRequest, id: number | string): Publishing | null {
  const publishing = context.publishing as Publishing | undefined
  return publishing && String(publishing.id) === String(id) ? publishing : null
}

interface Pair {
  published: TypeWithVersion<Values>
  /** What Payload set aside: all languages as they were written. */
  draft: TypeWithVersion<Values>
}

function versionPair(docs: TypeWithVersion<Values>[]): Pair | null {
  const published = docs.find(({ version }) => version._status === 'published')
  const draft = docs.find(({ version }) => version._status === 'draft')
  return published && draft ? { published, draft } : null
}

function mergedVersion(
  fields: Parameters<typeof mergeLanguage>[0],
  { published, draft }: Pair,
  { language, published: before }: Publishing,
): Values {
  const { createdAt, updatedAt } = published.version
  const merged = mergeLanguage(fields, { draft: draft.version, published: before, language })
  return { ...merged, createdAt, updatedAt, _status: 'published' }
}

function versionOf(
  { createdAt, updatedAt }: TypeWithVersion<Values>,
  version: Values,
  { isLatest, parent }: { isLatest: boolean; parent: number | string },
) {
  return { createdAt, updatedAt, parent, latest: isLatest, version }
}

/** Whether another language was written after it was last published. */
function isAnyWaiting(draft: Values, merged: Values): boolean {
  return languages.some((language) => changedAt(draft, language) !== changedAt(merged, language))
}

function changedAt({ languageChangedAt }: Values, language: string): number | null {
  const moment = (languageChangedAt as Record<string, string | null> | null | undefined)?.[language]
  return moment ? new Date(moment).getTime() : null
}
