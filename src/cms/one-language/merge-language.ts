import { type AnyField, asRows, fieldsOfBlock, type Values } from '../hooks/rows-in'

interface Merge {
  draft: Values
  published: Values
  language: string
  /** A row that `published` does not know keeps all its languages, instead of this one only. */
  isNewRowWhole?: boolean
}

/**
 * A record with all its languages, of which one is taken from `draft` and the others from `published`. What all
 * languages share comes from the draft; rows are found again by their ids, wherever they moved.
 */
export function mergeLanguage(
  fields: readonly AnyField[],
  { draft, published, language, isNewRowWhole = false }: Merge,
): Values {
  const merged = { ...draft }
  const below = (inner: readonly AnyField[], from: Values, old: Values) =>
    mergeLanguage(inner, { draft: from, published: old, language, isNewRowWhole })
  for (const field of fields) {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, type: 'tab' as const }))
      Object.assign(merged, below(tabs, merged, published))
      continue
    }
    const name = 'name' in field && field.name ? field.name : undefined
    if (name !== undefined && 'localized' in field && field.localized) {
      merged[name] = { ...asValues(published[name]), [language]: asValues(draft[name])[language] ?? null }
      continue
    }
    switch (field.type) {
      case 'row':
      case 'collapsible':
      case 'group':
      case 'tab':
        if (name === undefined) Object.assign(merged, below(field.fields, merged, published))
        else merged[name] = below(field.fields, asValues(draft[name]), asValues(published[name]))
        break
      case 'array':
      case 'blocks': {
        if (!Array.isArray(draft[field.name])) break
        const old = asRows(published[field.name])
        merged[field.name] = asRows(draft[field.name]).map((row) =>
          below(
            field.type === 'array' ? field.fields : fieldsOfBlock(field.blocks, row),
            row,
            old.find(({ id, blockType }) => id === row.id && blockType === row.blockType) ??
              (isNewRowWhole ? row : {}),
          ),
        )
      }
    }
  }
  return merged
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}
