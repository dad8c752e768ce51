import { sql } from 'drizzle-orm'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import type { User } from '@/cms/generated/payload-types'
import { requestTransaction } from '@/cms/hooks/request-transaction'
import { words } from '@/cms/words'
import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { int } from '@/database/row'
import { knownLocale } from '@/i18n/locales'

import { endSessions } from './sessions'

const refusal = words({
  nl: 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
  fr: 'C’est le dernier administrateur. Nommez d’abord un autre administrateur.',
  en: 'This is the last administrator. Make somebody else an administrator first.',
  de: 'Dies ist der letzte Administrator. Machen Sie zuerst jemand anderen zum Administrator.',
})

/** Locks them all, so that two who take each other's role away at once do not both succeed. */
async function refuseLast(req: PayloadRequest, id: unknown): Promise<void> {
  const administrators = await rows(
    await requestTransaction<Queryable>(req),
    { id: int },
    sql`select id from ${payloadTables.users} where role = 'admin' order by id for update`,
  )
  const isLast = administrators.length === 1 && administrators[0]?.id === Number(id)
  if (isLast) throw new APIError(refusal[knownLocale(req.i18n.language)], 403, undefined, true)
}

export const keepAdministratorsRole: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin')
    await refuseLast(req, originalDoc.id)
  return data
}

export const keepAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseLast(req, id)
}

/** What somebody may do now is asked for anew: an administrator needs a second step. */
export const endSessionsOfOldRole: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && previousDoc.role !== doc.role)
    await endSessions(await requestTransaction<Queryable>(req), doc.id)
}
