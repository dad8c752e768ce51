import { sql } from 'drizzle-orm'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  ValidationError,
  type Where,
} from 'payload'

import { words } from '@/cms/words'
import { payloadTables } from '@/database/payload-tables'
import { rows } from '@/database/query'
import { bool } from '@/database/row'
import { knownLocale } from '@/i18n/locales'

import { contentTransaction } from './content-transaction'

const unknown = words({
  nl: 'Er is geen pand of project met nummer {number}.',
  fr: 'Aucun bien ni projet ne porte le numéro {number}.',
  en: 'No home or project has the number {number}.',
  de: 'Kein Objekt oder Projekt hat die Nummer {number}.',
})
const twice = words({
  nl: 'Er is al een aanvulling bij nummer {number}. Open die om ze te wijzigen.',
  fr: 'Il y a déjà un complément au numéro {number}. Ouvrez-le pour le modifier.',
  en: 'There is a note on number {number} already. Open it to change it.',
  de: 'Zu Nummer {number} gibt es bereits eine Ergänzung. Öffnen Sie sie, um sie zu ändern.',
})

const knownRow = { isThere: bool, isNoted: bool }

/** A note belongs to a record that is there, once a sync has brought any, and there is one of it. */
export const refuseNote: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const { recordId } = data as { recordId?: unknown }
  const stored = originalDoc as { id: number; recordId?: number } | undefined
  if (req.payloadAPI !== 'REST' || typeof recordId !== 'number' || recordId === stored?.recordId)
    return data as unknown
  const isHome = collection.slug === 'listing-notes'
  const records = isHome ? sql`listing.listing` : sql`listing.project`
  const notes = isHome ? payloadTables.listing_notes : payloadTables.project_notes
  const [known] = await rows(
    await contentTransaction(req),
    knownRow,
    sql`select exists (select from ${records} where id = ${recordId}::bigint)
        or not exists (select from ${records}) as "isThere",
      exists (select from ${notes} where record_id = ${recordId} and id <> ${stored?.id ?? 0}
        and deleted_at is null) as "isNoted"`,
  )
  if (known?.isThere && !known.isNoted) return data as unknown
  const text = (known?.isNoted ? twice : unknown)[knownLocale(req.i18n.language)]
  const message = text.replace('{number}', String(recordId))
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'recordId', message }], req },
    req.t,
  )
}

/** The search field of a list asks which numbers are like a text; a number is equal to one. */
export const findByNumber: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { where } = args as { where?: Where }
  if (operation !== 'read' || !where) return args
  return { ...args, where: withNumbers(where) } as typeof args
}

function withNumbers(where: Where): Where {
  const entries = Object.entries(where).map(([key, value]) => {
    if ((key === 'or' || key === 'and') && Array.isArray(value)) return [key, value.map(withNumbers)]
    if (key !== 'recordId' || typeof value !== 'object' || !('like' in value)) return [key, value]
    const number = /^\d{1,10}$/.test(String(value.like).trim()) ? Number(value.like) : 0
    return [key, { equals: number }]
  })
  return Object.fromEntries(entries) as Where
}
