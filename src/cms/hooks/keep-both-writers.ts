import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

import type { Transaction } from '@/database/query'
import { knownLocale } from '@/i18n/locales'

import { theSchedule } from '../admin/two-texts/two-texts-words'
import { words } from '../words'
import { requestTransaction } from './request-transaction'
import type { Values } from './rows-in'

const changedMeanwhile = words({
  nl: '{name} bewaarde dit intussen. Uw tekst is nog niet bewaard: vergelijk beide bovenaan het formulier.',
  fr: '{name} a enregistré ceci entre-temps. Votre texte n’est pas encore enregistré : comparez les deux en haut du formulaire.',
  en: '{name} saved this in the meantime. Your text is not saved yet: compare both at the top of the form.',
  de: '{name} hat dies inzwischen gespeichert. Ihr Text ist noch nicht gespeichert: Vergleichen Sie beide oben im Formular.',
})

interface Revised {
  revision?: string | null
  savedBy?: string | null
}

interface Save {
  id?: number | string
  data?: Values
}

/**
 * A save that was written on an older one is refused: the words saved since would be overwritten unseen. Saves of one
 * record wait for each other here, so that of two at the same instant one sees the other.
 */
export const refuseOldForm: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { id, data } = args as Save
  if (operation !== 'update' || id === undefined) return args
  const read = async () =>
    (await getLatestCollectionVersion({
      id,
      config: collection,
      payload: req.payload,
      query: { collection: collection.slug, req, where: { id: { equals: id } } },
      req,
    })) as Revised | undefined
  await refuseOldSave(req, { record: `${collection.slug}:${id}`, data, read })
  return args
}

export const refuseOldGlobalForm: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  if (operation !== 'update') return args as unknown
  const read = async () => {
    const { slug } = global
    const asked = { slug, config: global, payload: req.payload, where: {}, req }
    return (await getLatestGlobalVersion(asked)).global as Revised | undefined
  }
  await refuseOldSave(req, { record: global.slug, data: (args as Save).data, read })
  return args as unknown
}

/** Every save gets a revision of its own, and the name of who made it. */
export const signSave: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
  ...save
}: {
  data: unknown
  req: PayloadRequest
  operation?: string
  collection?: SanitizedCollectionConfig
}) => (isOnlyOpened(data as Values, save) ? data : { ...(data as Values), ...signature(req) })

/** A form that saves by itself makes its record when it opens: nobody has written anything yet. */
function isOnlyOpened(
  { name, title, _status }: Values,
  { operation, collection }: { operation?: string; collection?: SanitizedCollectionConfig },
): boolean {
  if (operation !== 'create' || !collection?.versions?.drafts) return false
  return !name && !title && _status !== 'published'
}

export function signature(req: PayloadRequest): Required<Revised> {
  const { user, context } = req
  const isPerson = user?.collection === 'users'
  const form = typeof context.form === 'string' ? `~${context.form}` : ''
  return {
    revision: `${isPerson ? user.id : 0}.${randomUUID()}${form}`,
    savedBy: isPerson ? user.name : null,
  }
}

interface AskedSave {
  record: string
  data: Values | undefined
  read: () => Promise<Revised | undefined>
}

export async function refuseOldSave(req: PayloadRequest, { record, data, read }: AskedSave): Promise<void> {
  const tx = await requestTransaction<Transaction>(req)
  // A statement of its own: what is read after it is what the other has stored.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${record}, 0))`)
  const seen: unknown = data?.revision
  req.context.form = typeof seen === 'string' ? formOf(seen) : undefined
  // A script that does not say what it was written on is not asked.
  if (typeof seen !== 'string') return
  const stored = await read()
  if (stored?.revision && isOverwritten(seen, stored.revision)) throw refusal(req, stored.savedBy)
}

/** A form may send two saves at the same moment, and then knows of the first only afterwards. */
function isOverwritten(seen: string, stored: string): boolean {
  const form = formOf(seen)
  if (seen.split('~')[0] === stored.split('~')[0]) return false
  return form === undefined || form !== formOf(stored)
}

/** The window in which it was written. */
function formOf(revision: string): string | undefined {
  return revision.split('~')[1] || undefined
}

function refusal({ i18n: { language } }: PayloadRequest, name: string | null | undefined): Error {
  const own = knownLocale(language)
  const message = changedMeanwhile[own].replace('{name}', () => name || theSchedule[own])
  return new APIError(message, 409, { errors: [{ path: 'revision', message }] }, true)
}
