import { APIError, type CollectionBeforeChangeHook, Forbidden, type PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { knownLocale } from '@/i18n/locales'

import { contentTransaction } from '../hooks/content-transaction'
import { isUsedCollection, whereUsed } from '../where-used'
import { fixedPageText, namesOf, refusalText } from '../where-used-words'
import { listTrashedParts } from './list-trashed-parts'
import { restoreFirstText } from './trash-words'
import type { Trashable } from './trashed'

interface Stored extends Trashable {
  id: number
  key?: string | null
}

/**
 * Nothing goes to the trash that a page still shows, and nothing comes back without what it shows. When it went there
 * is noted here: who deletes does not choose the moment.
 */
export const guardTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection: { slug },
  req,
}) => {
  const { deletedAt } = data as Trashable
  if (operation === 'create') return { ...data, deletedAt: null }
  const stored = originalDoc as Stored
  if (stored.deletedAt) {
    if (!deletedAt) await refuseWithoutParts(req, { kind: slug, id: stored.id })
    return deletedAt ? { ...data, deletedAt: stored.deletedAt } : data
  }
  if (!deletedAt) return data
  if (slug === 'pages' && stored.key) throw refusal(fixedPageText[knownLocale(req.i18n.language)])
  if (isUsedCollection(slug)) {
    const uses = await whereUsed(await contentTransaction(req), { collection: slug, id: stored.id })
    if (uses.total > 0) throw refusal(refusalText(uses, req.payload, req.i18n))
  }
  return { ...data, deletedAt: new Date().toISOString() }
}

/** Payload asks nobody who may put something back. */
async function refuseWithoutParts(req: PayloadRequest, record: { kind: string; id: number }): Promise<void> {
  if (req.user && !hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
  const parts = await listTrashedParts(await contentTransaction(req), record)
  if (parts.length === 0) return
  const text = restoreFirstText[knownLocale(req.i18n.language)]
  throw refusal(
    text.replace('{parts}', () => namesOf({ places: parts, total: parts.length }, req.payload, req.i18n)),
  )
}

function refusal(message: string): Error {
  return new APIError(message, 409, null, true)
}
