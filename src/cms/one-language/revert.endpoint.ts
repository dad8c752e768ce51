import {
  APIError,
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
  saveVersion,
} from 'payload'
import { z } from 'zod'

import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { hasRole } from '../access/editors.access'
import { refuseOldSave, signature } from '../hooks/keep-both-writers'
import type { Values } from '../hooks/rows-in'
import { words } from '../words'
import { languageStates } from './language-states'
import { mergeLanguage } from './merge-language'
import { type Owner, readBoth } from './read-both'

const notPublished = words({
  nl: 'Dit staat niet op de site: er is niets om naar terug te keren.',
  fr: 'Ceci n’est pas sur le site : il n’y a rien à rétablir.',
  en: 'This is not on the site: there is nothing to go back to.',
  de: 'Dies steht nicht auf der Website: Es gibt nichts wiederherzustellen.',
})

const inTrash = words({
  nl: 'Dit ligt in de prullenbak. Zet het daaruit eerst terug.',
  fr: 'Ceci est dans la corbeille. Restaurez-le d’abord.',
  en: 'This is in the trash. Restore it from there first.',
  de: 'Dies liegt im Papierkorb. Stellen Sie es zuerst von dort wieder her.',
})

/** The save that the form was opened on. */
const asked = z.object({ revision: z.string().max(120) })

/** The draft again as visitors read it in one language. The other languages keep what was written in them. */
export async function revertLanguage(
  req: PayloadRequest,
  owner: Owner,
  { language, data }: { language: Language; data?: Values },
): Promise<void> {
  const { fields } = owner.collection ?? owner.global
  const read = async () => (await readBoth(req, owner)).latest
  await refuseOldSave(req, { record: recordOf(owner), data, read })
  const { latest, published } = await readBoth(req, owner)
  if (published?.deletedAt) throw new APIError(own(req, inTrash), 409, null, true)
  if (published?._status !== 'published') throw new APIError(own(req, notPublished), 409, null, true)
  const merged = mergeLanguage(fields, { draft: published, published: latest, language, isNewRowWhole: true })
  await saveDraft(req, owner, merged)
}

const states = (ownerOf: (req: PayloadRequest) => Owner): Endpoint['handler'] => {
  return async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'translator')) throw new Forbidden(req.t)
    const owner = ownerOf(req)
    const { fields } = owner.collection ?? owner.global
    return Response.json(languageStates(fields, await readBoth(req, owner)))
  }
}

const revert = (ownerOf: (req: PayloadRequest) => Owner): Endpoint['handler'] => {
  return async (req) => {
    if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
    const language = knownLocale(req.locale)
    const isOurs = await initTransaction(req)
    try {
      const { data } = asked.safeParse(await req.json?.().catch(() => null))
      await revertLanguage(req, ownerOf(req), { language, data })
      if (isOurs) await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
    return Response.json({})
  }
}

/** Payload would put all languages of a version on the site at once. Here it becomes the draft, which one publishes. */
const restore = (ownerOf: (req: PayloadRequest) => Owner): Endpoint['handler'] => {
  return async (req) => {
    if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
    const given = ownerOf(req)
    const found = await versionOf(req, given)
    if (!found) throw new NotFound(req.t)
    const { parent, version } = found
    const owner = given.collection ? { collection: given.collection, id: parent } : given
    const isOurs = await initTransaction(req)
    try {
      await refuseOldSave(req, { record: recordOf(owner), data: undefined, read: () => Promise.resolve({}) })
      if ((await readBoth(req, owner)).published?.deletedAt)
        throw new APIError(own(req, inTrash), 409, null, true)
      await saveDraft(req, owner, version)
      if (isOurs) await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
    return Response.json({ message: req.t('version:restoredSuccessfully') })
  }
}

interface Version {
  parent: number | string
  version: Values
}

async function versionOf(req: PayloadRequest, { collection, global }: Owner): Promise<Version | null> {
  const { db } = req.payload
  const asked = {
    where: { id: { equals: Number(req.routeParams?.id) } },
    ...{ limit: 1, pagination: false, locale: 'all' },
    req: { payload: req.payload, transactionID: req.transactionID },
  }
  const { docs } = collection
    ? await db.findVersions<Values>({ ...asked, collection: collection.slug })
    : await db.findGlobalVersions<Values>({ ...asked, global: global.slug })
  return docs[0] ?? null
}

function recordOf(owner: Owner): string {
  return owner.collection ? `${owner.collection.slug}:${owner.id}` : owner.global.slug
}

async function saveDraft(req: PayloadRequest, owner: Owner, document: Values): Promise<void> {
  await saveVersion({
    ...(owner.collection ? { collection: owner.collection, id: owner.id } : { global: owner.global }),
    docWithLocales: { ...document, ...signature(req), _status: 'draft' },
    draft: true,
    operation: 'update',
    payload: req.payload,
    req,
  })
}

/** `POST …/revert`, `POST …/versions/:id` and `GET …/language-states`, for collections with drafts. */
export function collectionEndpoints(slug: string): Endpoint[] {
  const ownerOf = ({ payload, routeParams }: PayloadRequest): Owner => ({
    collection: payload.collections[slug as 'pages'].config,
    id: Number(routeParams?.id),
  })
  return [
    { path: '/:id/revert', method: 'post', handler: revert(ownerOf) },
    { path: '/versions/:id', method: 'post', handler: restore(ownerOf) },
    { path: '/:id/language-states', method: 'get', handler: states(ownerOf) },
  ]
}

export function globalEndpoints(slug: string): Endpoint[] {
  const ownerOf = ({ payload }: PayloadRequest): Owner => {
    const global = payload.globals.config.find((candidate) => candidate.slug === slug)
    if (!global) throw new Error(`No settings are called ${slug}`)
    return { global }
  }
  return [
    { path: '/revert', method: 'post', handler: revert(ownerOf) },
    { path: '/versions/:id', method: 'post', handler: restore(ownerOf) },
    { path: '/language-states', method: 'get', handler: states(ownerOf) },
  ]
}

function own({ i18n: { language } }: PayloadRequest, text: ReturnType<typeof words>): string {
  return text[knownLocale(language)]
}
