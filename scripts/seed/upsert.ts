import type { CollectionSlug, GlobalSlug, RequiredDataFromCollectionSlug, Where } from 'payload'

import { type Language, languages, mainLanguage } from '@/domain/language'

import { withRowIds } from './row-ids'
import type { Seeding } from './seeding'

/** Asked only when something is written, so that nothing is uploaded for what is left alone. */
export type DataIn = (language: Language) => Promise<object> | object

const otherLanguages = languages.filter((language) => language !== mainLanguage)

export interface Wanted {
  collection: CollectionSlug
  /** How the record is known again. */
  where: Where
  dataIn: DataIn
  /** For pictures and films: what is uploaded. */
  filePath?: string
}

/** Makes a record in all languages unless it is there; answers its id. */
export async function upsert(seeding: Seeding, { where, ...wanted }: Wanted): Promise<number> {
  const { collection } = wanted
  const id = await findId(seeding, { collection, where })
  if (id !== null && !seeding.isAgain) {
    seeding.count(collection, 'kept')
    return id
  }
  seeding.count(collection, id === null ? 'added' : 'rewritten')
  return writeInAllLanguages(seeding, { ...wanted, id })
}

export async function findId(
  { payload, request }: Seeding,
  { collection, where }: Pick<Wanted, 'collection' | 'where'>,
): Promise<number | null> {
  const { docs } = await payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    locale: mainLanguage,
    fallbackLocale: false,
    select: {},
    // What was deleted is left alone too.
    trash: true,
    req: request(),
  })
  return (docs[0] as { id: number } | undefined)?.id ?? null
}

export async function writeInAllLanguages(
  { payload, request }: Seeding,
  { collection, id, dataIn, filePath }: Omit<Wanted, 'where'> & { id: number | null },
): Promise<number> {
  const write = async (target: number | null, locale: Language, data: object) => {
    const options = { collection, locale, depth: 0, fallbackLocale: false, overrideAccess: true } as const
    // Each kind of record has types of its own; here they are all just data, and Payload checks them.
    const record = data as RequiredDataFromCollectionSlug<CollectionSlug>
    const saved: unknown =
      target === null
        ? await payload.create({
            ...options,
            data: record,
            filePath,
            overwriteExistingFiles: true,
            req: request(),
          })
        : await payload.update({ ...options, id: target, data: record, trash: true, req: request() })
    return saved as { id: number }
  }
  const existing =
    id === null
      ? {}
      : await payload.findByID({
          collection,
          id,
          depth: 0,
          locale: mainLanguage,
          trash: true,
          req: request(),
        })
  const saved = await write(id, mainLanguage, withRowIds(await dataIn(mainLanguage), existing))
  for (const language of otherLanguages)
    await write(saved.id, language, withRowIds(await dataIn(language), saved))
  return saved.id
}

/** A global that was never saved has no date. */
export async function upsertGlobal(seeding: Seeding, slug: GlobalSlug, dataIn: DataIn): Promise<void> {
  const { payload, request } = seeding
  const existing = await payload.findGlobal({ slug, depth: 0, locale: mainLanguage, req: request() })
  if (existing.createdAt && !seeding.isAgain) return seeding.count('settings', 'kept')
  seeding.count('settings', existing.createdAt ? 'rewritten' : 'added')
  let saved: unknown = existing
  for (const locale of languages) {
    const data = withRowIds(await dataIn(locale), saved)
    saved = await payload.updateGlobal({
      slug,
      data,
      locale,
      depth: 0,
      fallbackLocale: false,
      overrideAccess: true,
      req: request(),
    })
  }
}
