import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { erasureContext } from '@/cms/hooks/erasure-context'

import { isUsedCollection, whereUsed } from '../where-used'
import { refusalText } from '../where-used-words'
import { contentTransaction } from './content-transaction'

/** What a page or text still shows is not thrown away: the refusal says where it is used. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req, context }) => {
  if (context.isErasure === erasureContext.isErasure) return
  if (!isUsedCollection(slug)) return
  const asked = { collection: slug, id: Number(id), isTrashCounted: true }
  const uses = await whereUsed(await contentTransaction(req), asked)
  if (uses.total > 0) throw new APIError(refusalText(uses, req.payload, req.i18n), 409, null, true)
}
