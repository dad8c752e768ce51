import type { CollectionSlug, Field, GlobalSlug, PayloadRequest } from 'payload'

import { type LocalizedLeaf, localizedLeaves } from '@/cms/fields/localized-leaves'
import { type Language, mainLanguage } from '@/domain/language'

import type { TranslatedRecord } from './cockpit-paths'
import { isKind } from './translated-kinds'

export type Values = Record<string, unknown>

export interface TranslatedText {
  key: string
  field: LocalizedLeaf['field']
  trail: LocalizedLeaf['trail']
  source: unknown
  target: unknown
}

const translatedTypes = ['text', 'textarea', 'richText']

export function isTranslated({ field }: Pick<LocalizedLeaf, 'field'>): boolean {
  return translatedTypes.includes(field.type) && field.name !== 'key'
}

export function keyOf({ path }: Pick<LocalizedLeaf, 'path'>): string {
  return path.join('.')
}

export function fieldsOf(req: PayloadRequest, kind: string): Field[] {
  const { collections, globals } = req.payload.config
  const config = collections.find(({ slug }) => slug === kind) ?? globals.find(({ slug }) => slug === kind)
  return config?.fields ?? []
}

export function isGlobalKind({ payload }: PayloadRequest, kind: string): kind is GlobalSlug {
  return payload.config.globals.some(({ slug }) => slug === kind)
}

/** The record in one language as it would be published next, as far as the reader may see it. */
export async function readRecord(
  req: PayloadRequest,
  { kind, id, language }: TranslatedRecord,
): Promise<Values | null> {
  if (!isKind(kind)) return null
  const options = {
    locale: language,
    fallbackLocale: false,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user: req.user,
  } as const
  const found: unknown = isGlobalKind(req, kind)
    ? await req.payload.findGlobal({ ...options, slug: kind })
    : await req.payload.findByID({
        ...options,
        collection: kind as CollectionSlug,
        id,
        disableErrors: true,
      })
  return found as Values | null
}

/** Every text of a record beside its source. */
export async function readTranslation(
  req: PayloadRequest,
  record: TranslatedRecord,
): Promise<{ texts: TranslatedText[]; source: Values; target: Values } | null> {
  const inLanguage = (language: Language) => readRecord(req, { ...record, language })
  const [source, target] = [await inLanguage(mainLanguage), await inLanguage(record.language)]
  if (!source || !target) return null
  const fields = fieldsOf(req, record.kind)
  const written = new Map(localizedLeaves(fields, target).map((leaf) => [keyOf(leaf), leaf.value]))
  const texts = localizedLeaves(fields, source)
    .filter(isTranslated)
    .map((leaf) => ({
      key: keyOf(leaf),
      field: leaf.field,
      trail: leaf.trail,
      source: leaf.value,
      target: written.get(keyOf(leaf)) ?? null,
    }))
  return { texts, source, target }
}
