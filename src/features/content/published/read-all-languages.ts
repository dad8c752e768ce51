import type { CollectionSlug, GlobalSlug, PayloadRequest, Sort, Where } from 'payload'

import type { Values } from '@/cms/hooks/rows-in'
import { type Language, languages } from '@/domain/language'

import { inLanguage } from './in-language'

/** Whoever asks: a save's own request, so that its transaction is read, or a script. */
export type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** A record as it is in each language. */
export type InEveryLanguage<Shape> = { language: Language; record: Shape }[]

const reading = {
  locale: 'all',
  fallbackLocale: false,
  depth: 0,
  draft: false,
  overrideAccess: true,
} as const

/** What is in the tables of what is published: read once for all languages. */
export async function readAllLanguages<Shape>(
  { payload, transactionID }: Asking,
  collection: CollectionSlug,
  { where, sort, limit }: { where: Where; sort?: Sort; limit: number },
): Promise<InEveryLanguage<Shape>[]> {
  const { fields } = payload.collections[collection].config
  const { docs } = await payload.find({
    ...reading,
    ...{ collection, where, sort, limit },
    pagination: false,
    // A request of its own: Payload notes the language of a call on it.
    req: { transactionID },
  })
  return docs.map((doc) => apart<Shape>(fields, { ...doc }))
}

export async function readGlobalInAllLanguages<Shape>(
  { payload, transactionID }: Asking,
  slug: GlobalSlug,
): Promise<InEveryLanguage<Shape>> {
  const fields = payload.globals.config.find((global) => global.slug === slug)?.fields ?? []
  const stored = await payload.findGlobal({ ...reading, slug, req: { transactionID } })
  return apart<Shape>(fields, { ...stored })
}

function apart<Shape>(fields: Parameters<typeof inLanguage>[0], doc: Values): InEveryLanguage<Shape> {
  // The fields of a collection say what its records hold, and the types are made from the same fields.
  return languages.map((language) => ({ language, record: inLanguage(fields, doc, language) as Shape }))
}
