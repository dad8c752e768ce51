import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { localizedLeaves, setLeaf } from '@/cms/fields/localized-leaves'

import type { TranslatedRecord } from './cockpit-paths'
import { fieldsOf, isGlobalKind, isTranslated, keyOf, readRecord, type Values } from './read-translation'

export type SavedTranslation = 'saved' | 'unchanged' | 'not-found' | 'changed-meanwhile'

interface Submitted {
  /** By key. */
  texts: ReadonlyMap<string, unknown>
  /** When the words of this language had last changed, as the writer saw it. */
  seen: string
}

/**
 * Saves words in one language, as a draft where there are drafts, with the rights of whoever asks. Rows keep their ids:
 * without them Payload would make new ones, and the other languages would lose theirs.
 */
export async function saveTranslation(
  req: PayloadRequest,
  record: TranslatedRecord,
  { texts, seen }: Submitted,
): Promise<SavedTranslation> {
  const current = await readRecord(req, record)
  if (!current) return 'not-found'
  if (seenStamp(current) !== seen) return 'changed-meanwhile'
  const leaves = localizedLeaves(fieldsOf(req, record.kind), current)
  // Words for a module that somebody took away have no place: their writer decides, nothing is dropped in silence.
  const places = new Set(leaves.map(keyOf))
  if ([...texts].some(([key, text]) => text !== '' && !places.has(key))) return 'changed-meanwhile'
  const changed = leaves.filter((leaf) => {
    const text = texts.get(keyOf(leaf))
    return isTranslated(leaf) && text !== undefined && text !== (leaf.value ?? '')
  })
  if (changed.length === 0) return 'unchanged'
  for (const leaf of changed) setLeaf(current, leaf.path, texts.get(keyOf(leaf)))
  const touched = new Set(changed.flatMap(({ path }) => path.slice(0, 1)))
  const data = Object.fromEntries([...touched].map((name) => [name, current[name]]))
  // Rows go along whole: refused if anybody saved since they were read.
  await write(req, record, { ...data, revision: current.revision ?? undefined })
  return 'saved'
}

export function seenStamp({ languageChangedAt }: Values): string {
  return typeof languageChangedAt === 'string' ? languageChangedAt : ''
}

async function write(req: PayloadRequest, { kind, id, language }: TranslatedRecord, data: Values) {
  const options = {
    data,
    locale: language,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  const { collections, globals } = req.payload.config
  const config = [...collections, ...globals].find(({ slug }) => slug === kind)
  const isDraft = config !== undefined && hasDraftsEnabled(config)
  // A translator may only write drafts; the access rules look for this word in the address.
  req.query = { ...req.query, draft: String(isDraft) }
  if (isGlobalKind(req, kind)) {
    await req.payload.updateGlobal({ ...options, slug: kind, draft: isDraft })
    return
  }
  await req.payload.update({ ...options, collection: kind as CollectionSlug, id, draft: isDraft })
}
