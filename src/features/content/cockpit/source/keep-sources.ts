import { isDeepStrictEqual } from 'node:util'

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'

import { localizedLeaves } from '@/cms/fields/localized-leaves'
import type { Values } from '@/cms/hooks/rows-in'
import { type Owner, readBoth } from '@/cms/one-language/read-both'
import { mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

import { contentTransaction } from '../../hooks/content-transaction'
import type { TranslatedRecord } from '../cockpit-paths'
import { isTranslated, keyOf } from '../read-translation'
import { isKind } from '../translated-kinds'
import { forgetSources, keepSource, type SourceTexts } from './kept-source'
import { sourceText } from './source-text'

/** Beside every translation that is saved: what its source said at that moment. First, while the request still names its language. */
export function keepCollectionSources(config: CollectionConfig): CollectionConfig {
  if (!isKind(config.slug)) return config
  const keep: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
    const { id } = doc as { id: number }
    await noteSource(req, { collection, id }, { doc: doc as Values, before: previousDoc as Values })
    return doc as unknown
  }
  const forget: CollectionAfterDeleteHook = async ({ id, req }) => {
    await forgetSources(await contentTransaction(req), { kind: config.slug, id: Number(id) })
  }
  const { afterChange = [], afterDelete = [] } = config.hooks ?? {}
  return {
    ...config,
    hooks: { ...config.hooks, afterChange: [keep, ...afterChange], afterDelete: [...afterDelete, forget] },
  }
}

export function keepGlobalSources(config: GlobalConfig): GlobalConfig {
  if (!isKind(config.slug)) return config
  const keep: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
    await noteSource(req, { global }, { doc: doc as Values, before: previousDoc as Values })
    return doc as unknown
  }
  return { ...config, hooks: { ...config.hooks, afterChange: [keep, ...(config.hooks?.afterChange ?? [])] } }
}

async function noteSource(
  req: PayloadRequest,
  owner: Owner,
  { doc, before }: { doc: Values; before: Values | undefined },
): Promise<void> {
  const language = req.locale
  if (!isLocale(language) || language === mainLanguage) return
  const written = writtenKeys((owner.collection ?? owner.global).fields, doc, before)
  if (written.length > 0) await rememberSource(req, owner, { language, written })
}

function writtenKeys(fields: Field[], doc: Values, before: Values | undefined): string[] {
  const old = new Map(localizedLeaves(fields, before).map((leaf) => [keyOf(leaf), stored(leaf.value)]))
  return localizedLeaves(fields, doc)
    .filter(
      (leaf) => isTranslated(leaf) && !isDeepStrictEqual(stored(leaf.value), old.get(keyOf(leaf)) ?? null),
    )
    .map(keyOf)
}

/** As it is stored, and what is empty as nothing. */
function stored(value: unknown): unknown {
  return value === '' || value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)
}

/** Keeps what the source says now: of the texts that were written, or of all. */
export async function rememberSource(
  req: PayloadRequest,
  owner: Owner,
  { language, written }: { language: TranslatedRecord['language']; written?: readonly string[] },
): Promise<void> {
  const { slug, fields } = owner.collection ?? owner.global
  const { latest } = await readBoth(req, owner)
  const all = textsOf(fields, latest)
  const asked = written ? Object.fromEntries(written.map((key) => [key, all[key] ?? ''])) : all
  const record = { kind: slug, id: owner.collection ? Number(owner.id) : Number(latest.id ?? 1), language }
  await keepSource(await contentTransaction(req), record, { all, written: asked })
}

function textsOf(fields: Field[], latest: Values): SourceTexts {
  const leaves = localizedLeaves(fields, latest).filter(isTranslated)
  return Object.fromEntries(
    leaves.map((leaf) => [keyOf(leaf), sourceText((leaf.value as Values | null)?.[mainLanguage])]),
  )
}

export function ownerOf(
  { payload }: PayloadRequest,
  { kind, id }: Omit<TranslatedRecord, 'language'>,
): Owner {
  const global = payload.globals.config.find(({ slug }) => slug === kind)
  return global ? { global } : { collection: payload.collections[kind as 'pages'].config, id }
}
