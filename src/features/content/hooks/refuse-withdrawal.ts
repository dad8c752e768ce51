import {
  APIError,
  type CollectionBeforeOperationHook,
  type JsonObject,
  type TypeWithID,
  type Where,
} from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { knownLocale } from '@/i18n/locales'

import { isUsedCollection, whereUsed } from '../where-used'
import { fixedPageText, oneByOneText, withdrawalText } from '../where-used-words'
import { contentTransaction } from './content-transaction'

interface Stored {
  _status?: string
  key?: string | null
  deletedAt?: string | null
}

/** Taking something off the site leaves no dead links: the refusal says where it is still used. */
export const refuseWithdrawal: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection: { slug },
  req,
}) => {
  const { id, data, draft } = args as { id?: number | string; data?: JsonObject; draft?: boolean }
  if (operation !== 'update' || draft || data?._status !== 'draft') return args
  // Out of the trash they come back as drafts, and were on the site no more.
  if (id === undefined && data.deletedAt === null) return args
  // Many at once are not looked at one by one.
  if (id === undefined) throw new APIError(oneByOneText[knownLocale(req.i18n.language)], 400, null, true)
  const stored = await req.payload.db.findOne<TypeWithID & Stored>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  })
  if (stored?._status !== 'published' || stored.deletedAt || !isUsedCollection(slug)) return args
  if (slug === 'pages' && stored.key)
    throw new APIError(fixedPageText[knownLocale(req.i18n.language)], 409, null, true)
  const uses = await whereUsed(await contentTransaction(req), { collection: slug, id: Number(id) })
  if (uses.total > 0) throw new APIError(withdrawalText(uses, req.payload, req.i18n), 409, null, true)
  return args
}

/** Nobody may throw a fixed page away. Payload would refuse it without a reason. */
export const refuseFixed: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { id, data } = args as { id?: number | string; data?: JsonObject }
  const isThrownAway = operation === 'delete' || (operation === 'update' && Boolean(data?.deletedAt))
  if (!isThrownAway || id === undefined || !hasRole(req, 'admin', 'editor')) return args
  const where: Where = { and: [{ id: { equals: id } }, { key: { exists: true } }] }
  const fixed = await req.payload.db.findOne<TypeWithID & Stored>({ collection: collection.slug, where, req })
  if (fixed) throw new APIError(fixedPageText[knownLocale(req.i18n.language)], 409, null, true)
  return args
}
