import {
  APIError,
  type CollectionBeforeOperationHook,
  deepCopyObjectSimple,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type GlobalBeforeOperationHook,
  type JsonObject,
  type PayloadRequest,
} from 'payload'

import { mainLanguage } from '@/domain/language'

import type { words } from '../words'
import { adoptRows, hasNamelessRow, hasOtherWords } from './adopt-rows'
import { nothingSaved, notForMany } from './keep-words-messages'
import { type AnyField, rowFields } from './rows-in'

/**
 * The languages of a row are found by its id. Rows saved without one are made anew, and the words of all other languages
 * would go with the old ones: the admin always sends ids, a script may forget them.
 */
export const keepCollectionWords: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  req,
}) => {
  const { id, data } = args as { id?: number | string; data?: JsonObject }
  if (operation !== 'update' || !data) return args
  // Saving many at once gives all rows new ids.
  if (id === undefined && rowFields(collection.fields, data).some(({ rows }) => rows.length > 0))
    throw refusal(req, notForMany)
  if (id === undefined || !hasNamelessRow(collection.fields, data)) return args
  const stored = await getLatestCollectionVersion({
    id,
    config: collection,
    payload: req.payload,
    query: { collection: collection.slug, locale: 'all', req, where: { id: { equals: id } } },
    req,
  })
  return { ...args, data: withIds(req, { fields: collection.fields, data, stored }) } as typeof args
}

export const keepGlobalWords: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  const { data } = args as { data?: JsonObject }
  if (operation !== 'update' || !data || !hasNamelessRow(global.fields, data)) return args as unknown
  const { global: stored } = await getLatestGlobalVersion({
    slug: global.slug,
    config: global,
    payload: req.payload,
    req,
    where: {},
  })
  return { ...args, data: withIds(req, { fields: global.fields, data, stored }) } as unknown
}

/** Else the words of another language, read where this one has none, would be saved as its own. */
export const readOwnWords: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if (operation === 'update') req.fallbackLocale = false
  return args as never
}

function withIds(
  req: PayloadRequest,
  { fields, data, stored }: { fields: readonly AnyField[]; data: JsonObject; stored?: JsonObject },
): JsonObject {
  const named = deepCopyObjectSimple(data)
  const lost = adoptRows(fields, named, stored ?? {})
  if (lost.some((row) => hasOtherWords(row, req.locale ?? undefined))) throw refusal(req, nothingSaved)
  return named
}

function refusal({ i18n }: PayloadRequest, message: ReturnType<typeof words>): Error {
  const language = i18n.language as keyof typeof message
  return new APIError(message[language] ?? message[mainLanguage], 400, undefined, true)
}
