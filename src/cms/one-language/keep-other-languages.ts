import type { DatabaseAdapterObj, Field, PayloadRequest, UpdateGlobalArgs, UpdateOneArgs } from 'payload'

import type { Values } from '../hooks/rows-in'
import { mergeLanguage } from './merge-language'

/** Noted by `publishOneLanguage` before a save, for the moment at which it is written. */
export interface Publishing {
  /** Of a collection or a global. */
  slug: string
  language: string
}

interface Write {
  slug: string
  fields: readonly Field[]
  data: Values
  req?: Partial<PayloadRequest>
  /** As it is stored until now, with all its languages. */
  read: () => Promise<Values | null>
}

/**
 * Payload publishes one language by merging it into the last published version, row by row in their order. After a row
 * was moved, added or removed, the other languages' words go to its neighbours; after that version was pruned they are
 * gone. Here the others are what visitors read until now, and rows are found by their ids.
 */
export function keepOtherLanguages(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const db = adapter.init(given)
      const { updateOne, updateGlobal } = db
      const { payload } = given
      db.updateOne = async (args: UpdateOneArgs) => {
        const { collection, id, data, req } = args
        if (id === undefined) return updateOne.call(db, args) as unknown
        const { fields } = payload.collections[collection].config
        const read = () => db.findOne<never>({ collection, where: { id: { equals: id } }, req })
        const kept = await withOthers({ slug: collection, fields, data, req, read })
        return updateOne.call(db, { ...args, data: kept }) as unknown
      }
      db.updateGlobal = async (args: UpdateGlobalArgs) => {
        const { slug, data, req } = args
        const fields = payload.globals.config.find((global) => global.slug === slug)?.fields ?? []
        const kept = await withOthers({ slug, fields, data, req, read: () => db.findGlobal({ slug, req }) })
        return updateGlobal.call(db, { ...args, data: kept }) as never
      }
      return db
    },
  }
}

async function withOthers({ slug, fields, data, req, read }: Write): Promise<Values> {
  const publishing = req?.context?.publishing as Publishing | null | undefined
  if (publishing?.slug !== slug || data._status !== 'published') return data
  const stored = await read()
  const published = stored?._status === 'published' ? stored : {}
  return mergeLanguage(fields, { draft: data, published, language: publishing.language })
}
