import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  TypeWithVersion,
} from 'payload'

import { isLocale } from '@/i18n/locales'

import type { Values } from '../hooks/rows-in'
import type { Publishing } from './keep-other-languages'
import { isWaiting } from './language-states'
import { readBoth } from './read-both'

interface Save {
  id?: number | string
  data?: Values
  draft?: boolean
  publishSpecificLocale?: string
  publishAllLocales?: boolean | string
}

/**
 * Who publishes through the API, as the admin does, publishes the language they write in, unless they name all of them:
 * Payload would publish the drafts of every language. Many at once are taken from their drafts.
 */
export const publishCollectionInOne: CollectionBeforeOperationHook = ({
  args,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'update' || !collection.versions?.drafts) return args
  const save = inOneLanguage(args as Save, collection.slug, req)
  const isMany = save.id === undefined && save.data?._status === 'published'
  return { ...args, ...save, ...(isMany && { draft: true }) } as typeof args
}

/**
 * A save that says nothing of publishing would take the status of the draft, and with it a page off the site. What waits
 * goes on waiting, with what was saved. Settings are published by every save that is no draft.
 */
export const keepWaiting: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { id, data, draft } = args as Save
  const isSilent = data !== undefined && data._status === undefined && data.deletedAt === undefined
  if (operation !== 'update' || draft || !isSilent || !collection.versions?.drafts) return args
  if (id === undefined) return { ...args, draft: true } as typeof args
  const { latest, published } = await readBoth(req, { collection, id })
  const hasDraft = published?._status === 'published' && latest._status === 'draft'
  return hasDraft ? ({ ...args, draft: true } as typeof args) : args
}

export const publishGlobalInOne: GlobalBeforeOperationHook = ({ args, operation, global, req }) => {
  if (operation !== 'update' || !global.versions?.drafts) return args as unknown
  return inOneLanguage(args as Save, global.slug, req) as unknown
}

function inOneLanguage(save: Save, slug: string, req: PayloadRequest): Save {
  const isAsked = save.publishSpecificLocale !== undefined
  const isPublished = save.data?._status === 'published' && String(save.publishAllLocales) !== 'true'
  const isOwn = isPublished && req.payloadAPI === 'REST' && isLocale(req.locale ?? '')
  const language = isAsked ? save.publishSpecificLocale : isOwn ? req.locale : undefined
  req.context.publishing = language ? ({ slug, language } satisfies Publishing) : null
  return language ? { ...save, publishSpecificLocale: language } : save
}

/** Payload always leaves a draft beside what it published in one language. Where no word waits, it goes. */
export const dropCollectionDraft: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (!isPublishing(req, collection.slug)) return doc as unknown
  const { db } = req.payload
  const { slug, fields } = collection
  const { id } = doc as { id: number }
  const { docs } = await db.findVersions<Values>({
    ...{ collection: slug, where: { parent: { equals: id } }, req },
    ...{ limit: 2, pagination: false, sort: '-updatedAt' },
  })
  const pair = pairOf(docs)
  if (!pair || isWaiting(fields, { latest: pair.draft.version, published: pair.published.version }))
    return doc as unknown
  await db.deleteVersions({ collection: slug, where: { id: { equals: pair.draft.id } }, req })
  await db.updateVersion({
    ...{ collection: slug, id: pair.published.id, req },
    versionData: { ...asLatest(pair.published), parent: id },
  })
  return doc as unknown
}

export const dropGlobalDraft: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isPublishing(req, global.slug)) return doc as unknown
  const { db } = req.payload
  const { slug, fields } = global
  const { docs } = await db.findGlobalVersions<Values>({
    ...{ global: slug, where: {}, req },
    ...{ limit: 2, pagination: false, sort: '-updatedAt' },
  })
  const pair = pairOf(docs)
  if (!pair || isWaiting(fields, { latest: pair.draft.version, published: pair.published.version }))
    return doc as unknown
  await db.deleteVersions({ globalSlug: slug, where: { id: { equals: pair.draft.id } }, req })
  await db.updateGlobalVersion({
    ...{ global: slug, id: pair.published.id, req },
    versionData: asLatest(pair.published),
  })
  return doc as unknown
}

function isPublishing({ context }: PayloadRequest, slug: string): boolean {
  return (context.publishing as Publishing | null | undefined)?.slug === slug
}

interface Pair {
  published: TypeWithVersion<Values>
  /** What Payload set aside: all languages as they were written. */
  draft: TypeWithVersion<Values>
}

function pairOf(docs: TypeWithVersion<Values>[]): Pair | null {
  const published = docs.find(({ version }) => version._status === 'published')
  const draft = docs.find(({ version }) => version._status === 'draft')
  return published && draft ? { published, draft } : null
}

function asLatest({ createdAt, updatedAt, version }: TypeWithVersion<Values>) {
  return { createdAt, updatedAt, latest: true, version }
}
