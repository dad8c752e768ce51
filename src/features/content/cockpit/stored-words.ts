import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { localizedLeaves } from '@/cms/fields/localized-leaves'

import type { TranslatedRecord } from './cockpit-paths'
import { fieldsOf, isGlobalKind, isTranslated, keyOf, readRecord, type Values } from './read-translation'
import { seenStamp } from './save-translation'

/** The words of one language as they stand now, for somebody whose own were written on older ones. */
export interface StoredWords {
  /** With this the next save is written on them. */
  seen: string
  /** Who wrote them; `null` where it was no person, or is not known. */
  savedBy: string | null
  texts: Record<string, string>
}

export async function storedWords(
  req: PayloadRequest,
  record: TranslatedRecord,
): Promise<StoredWords | null> {
  const current = await readRecord(req, record)
  if (!current) return null
  const texts = localizedLeaves(fieldsOf(req, record.kind), current)
    .filter((leaf) => isTranslated(leaf) && leaf.field.type !== 'richText')
    .map((leaf) => [keyOf(leaf), typeof leaf.value === 'string' ? leaf.value : ''])
  return {
    seen: seenStamp(current),
    savedBy: await writerOf(req, record, current),
    texts: Object.fromEntries(texts) as Record<string, string>,
  }
}

/** Who saved last may have written in another language: the first version with these words names their writer. */
async function writerOf(
  req: PayloadRequest,
  { kind, id, language }: TranslatedRecord,
  current: Values,
): Promise<string | null> {
  const { payload } = req
  const { collections, globals } = payload.config
  const config = [...collections, ...globals].find(({ slug }) => slug === kind)
  if (!config || !hasDraftsEnabled(config)) return nameIn(current)
  const stamp = { 'version.languageChangedAt': { equals: seenStamp(current) } }
  const options = { locale: language, sort: 'updatedAt', limit: 1, depth: 0 } as const
  const { docs } = isGlobalKind(req, kind)
    ? await payload.findGlobalVersions({ ...options, slug: kind, where: stamp })
    : await payload.findVersions({
        ...options,
        collection: kind as CollectionSlug,
        where: { and: [{ parent: { equals: id } }, stamp] },
      })
  return nameIn((docs[0]?.version ?? {}) as Values)
}

function nameIn({ savedBy }: Values): string | null {
  return typeof savedBy === 'string' && savedBy !== '' ? savedBy : null
}
