import type { Block, Field, LabelFunction, StaticLabel } from 'payload'

import { type AnyField, asRows, type Values } from '../hooks/rows-in'

type Label = StaticLabel | LabelFunction

/** A value that is written per language, wherever it stands in a record. */
export interface LocalizedLeaf {
  /** Names and row ids from the top: the same in every language, and after an editor has moved the row. */
  path: string[]
  field: Field & { name: string }
  /** The groups and rows it stands in, as editors know them. */
  trail: Label[]
  value: unknown
}

/** The leaves of a record as read in one language, in the order of its form. */
export function localizedLeaves(
  fields: readonly AnyField[],
  values: Values | undefined,
  above: Pick<LocalizedLeaf, 'path' | 'trail'> = { path: [], trail: [] },
): LocalizedLeaf[] {
  return fields.flatMap((field) => leavesOf(field, values ?? {}, above))
}

function leavesOf(
  field: AnyField,
  values: Values,
  above: Pick<LocalizedLeaf, 'path' | 'trail'>,
): LocalizedLeaf[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => leavesOf({ ...tab, type: 'tab' }, values, above))
  const name = 'name' in field ? field.name : undefined
  const own = name ? values[name] : undefined
  const path = name ? [...above.path, name] : above.path
  if (name && 'localized' in field && field.localized)
    return [{ path, field: field as LocalizedLeaf['field'], trail: above.trail, value: own ?? null }]
  const label = 'label' in field ? field.label : undefined
  const isPlace = Boolean(name) || field.type === 'collapsible'
  const inside = { path, trail: isPlace && isLabel(label) ? [...above.trail, label] : above.trail }
  switch (field.type) {
    case 'row':
      return localizedLeaves(field.fields, values, above)
    case 'collapsible':
    case 'group':
    case 'tab':
      return localizedLeaves(field.fields, name ? (own as Values | undefined) : values, inside)
    case 'array':
      return asRows(own).flatMap((row, index) =>
        localizedLeaves(field.fields, row, { ...inside, path: [...path, rowKey(row, index)] }),
      )
    case 'blocks':
      return asRows(own).flatMap((row, index) => {
        const block = blockOf(field.blocks, row)
        return localizedLeaves(block?.fields ?? [], row, {
          path: [...path, rowKey(row, index)],
          trail: [...above.trail, ...(block?.labels ? [block.labels.singular] : [])],
        })
      })
    default:
      return []
  }
}

/** Writes a value where a leaf stands; `false` when its row is no longer there. */
export function setLeaf(document: Values, path: readonly string[], value: unknown): boolean {
  const [step, ...rest] = path
  if (step === undefined) return false
  if (rest.length === 0) {
    document[step] = value
    return true
  }
  const next = (document[step] ??= {})
  if (!Array.isArray(next)) return setLeaf(next as Values, rest, value)
  const row = asRows(next).find((candidate, index) => rowKey(candidate, index) === rest[0])
  return row ? setLeaf(row, rest.slice(1), value) : false
}

function rowKey(row: Values, index: number): string {
  return typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) : String(index)
}

function blockOf(blocks: readonly Block[], row: Values): Block | undefined {
  return blocks.find(({ slug }) => slug === row.blockType)
}

function isLabel(label: unknown): label is Label {
  return Boolean(label)
}
