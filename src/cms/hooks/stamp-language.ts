import { isDeepStrictEqual } from 'node:util'

import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  GlobalBeforeChangeHook,
  GlobalConfig,
} from 'payload'

import { localizedValues } from './localized-values'

/** Notes when the words of the language being saved last changed. What all languages share does not count. */
export function stampCollection(config: CollectionConfig): CollectionConfig {
  if (!hasStamp(config.fields)) return config
  const stamp: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
    stamped(config.fields, data, originalDoc as Record<string, unknown> | undefined)
  return {
    ...config,
    hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), stamp] },
  }
}

export function stampGlobal(config: GlobalConfig): GlobalConfig {
  if (!hasStamp(config.fields)) return config
  const stamp: GlobalBeforeChangeHook = ({ data, originalDoc }) =>
    stamped(
      config.fields,
      data as Record<string, unknown>,
      originalDoc as Record<string, unknown> | undefined,
    )
  return {
    ...config,
    hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), stamp] },
  }
}

function stamped<Data extends Record<string, unknown>>(
  fields: Field[],
  data: Data,
  original: Record<string, unknown> | undefined,
): Data {
  // Compared as they are stored: a date is then a text on both sides.
  const now = JSON.parse(JSON.stringify(localizedValues(fields, data))) as unknown
  const before = JSON.parse(JSON.stringify(localizedValues(fields, original))) as unknown
  const isChanged = !original || !isDeepStrictEqual(now, before)
  // Never the form's own stamp: it may have been open since before the last change.
  return { ...data, languageChangedAt: isChanged ? new Date().toISOString() : original.languageChangedAt }
}

function hasStamp(fields: Field[]): boolean {
  return fields.some((field) => 'name' in field && field.name === 'languageChangedAt')
}
