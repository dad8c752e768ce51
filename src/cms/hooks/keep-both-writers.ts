import { randomUUID } from 'node:crypto'

import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  getLatestCollectionVersion,
  type JsonObject,
  type PayloadRequest,
} from 'payload'

import { mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

import { words } from '../words'

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

/**
 * A form that was opened before somebody else saved is refused: their words would be overwritten unseen. Asked before
 * the lock is, so that the form can show both texts. Scripts send no revision.
 */
export const refuseOldForm: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { id, data } = args as { id?: number | string; data?: JsonObject }
  const seen: unknown = data?.revision
  if (operation !== 'update' || id === undefined || typeof seen !== 'string') return args
  const stored = (await getLatestCollectionVersion({
    id,
    config: collection,
    payload: req.payload,
    query: { collection: collection.slug, req, where: { id: { equals: id } } },
    req,
  })) as Revised | undefined
  if (stored?.revision && isOverwritten(req, seen, stored.revision)) throw refusal(req, stored.savedBy ?? '')
  return args
}

/** Every save gets a revision of its own, and the name of who made it. */
export const signSave: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const stored = originalDoc as Revised | undefined
  if (req.user?.collection !== 'users')
    return { ...data, revision: stored?.revision ?? nextRevision(0), savedBy: stored?.savedBy }
  return { ...data, revision: nextRevision(req.user.id), savedBy: req.user.name }
}

/** Payload gives the lock back after every save, also when the form goes on saving by itself while somebody writes. */
export const keepLock: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (req.user && String(req.query.autosave) === 'true')
    await req.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: collection.slug, value: (doc as { id: number }).id },
        user: { relationTo: req.user.collection, value: req.user.id },
      },
      req,
      returning: false,
    })
  return doc as unknown
}

/** One's own later save is no surprise: the form may send two at the same moment. */
function isOverwritten({ user }: PayloadRequest, seen: string, stored: string): boolean {
  return seen !== stored && stored.split('.')[0] !== String(user?.id)
}

function nextRevision(userId: number | string): string {
  return `${userId}.${randomUUID()}`
}

function refusal({ i18n: { language } }: PayloadRequest, name: string): Error {
  const message = changedMeanwhile[isLocale(language) ? language : mainLanguage].replace('{name}', () => name)
  return new APIError(message, 409, { errors: [{ path: 'revision', message }] }, true)
}
