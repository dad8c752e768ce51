import { isDeepStrictEqual } from 'node:util'

import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
} from 'payload'

import { hasRole } from '../access/editors.access'
import { type AnyField, type Values, rowsIn } from './rows-in'

interface Write {
  draft?: boolean
  data?: { _status?: unknown }
  publishSpecificLocale?: unknown
}

/** What access rules cannot see: whether a save is a draft, whether a file comes with it, whether it restores. */
export const refuseCollectionWrite: CollectionBeforeOperationHook = ({
  args,
  operation,
  collection,
  req,
}) => {
  if (!hasRole(req, 'translator')) return args
  const write = args as Write
  // A version holds all languages.
  if (operation === 'restoreVersion') throw new Forbidden(req.t)
  if (operation !== 'update') return args
  if (collection.versions?.drafts && !isDraft(write)) throw new Forbidden(req.t)
  if (!collection.upload) return args
  if (req.file || req.query.uploadEdits) throw new Forbidden(req.t)
  // The form sends the middle of the picture along; Payload has no access rule for it.
  return { ...args, data: { ...write.data, focalX: undefined, focalY: undefined } } as typeof args
}

export const refuseGlobalWrite: GlobalBeforeOperationHook = ({ args, operation, global, req }) => {
  if (!hasRole(req, 'translator')) return args as unknown
  if (operation === 'restoreVersion') throw new Forbidden(req.t)
  if (operation === 'update' && global.versions?.drafts && !isDraft(args as Write)) throw new Forbidden(req.t)
  return args as unknown
}

/** A translator writes words into the rows that are there; adding, removing and moving them is an editor's work. */
export const keepCollectionRows: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  if (hasRole(req, 'translator') && hasOtherRows(collection.fields, data, originalDoc))
    throw new Forbidden(req.t)
  return data
}

export const keepGlobalRows: GlobalBeforeChangeHook = ({ data, originalDoc, global, req }) => {
  if (hasRole(req, 'translator') && hasOtherRows(global.fields, data, originalDoc)) throw new Forbidden(req.t)
  return data as unknown
}

function hasOtherRows(fields: readonly AnyField[], data: unknown, original: unknown): boolean {
  return !isDeepStrictEqual(rowsIn(fields, data as Values), rowsIn(fields, original as Values))
}

function isDraft({ draft, data, publishSpecificLocale }: Write): boolean {
  return draft === true && data?._status !== 'published' && publishSpecificLocale === undefined
}
