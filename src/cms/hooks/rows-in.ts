import type { Block, Field, TabAsField } from 'payload'

export type AnyField = Field | TabAsField
export type Values = Record<string, unknown>

/** The rows of a document, in order and within each other, by their ids and kinds: its build without its words. */
export function rowsIn(fields: readonly AnyField[], values: Values | undefined): unknown[] {
  return rowFields(fields, values ?? {}).map(({ rows, fieldsOf }) =>
    rows.map((row) => [row.id ?? null, row.blockType ?? null, rowsIn(fieldsOf(row), row)]),
  )
}

export interface RowField {
  name: string
  /** Where the rows hang: the document itself, a group or another row. */
  owner: Values
  rows: Values[]
  fieldsOf: (row: Values) => readonly AnyField[]
}

/** Every array and list of blocks that all languages share, except those inside other rows. */
export function rowFields(fields: readonly AnyField[], values: Values): RowField[] {
  return fields.flatMap((field): RowField[] => {
    if ('localized' in field && field.localized) return []
    switch (field.type) {
      case 'tabs':
        return rowFields(
          field.tabs.map((tab) => ({ ...tab, type: 'tab' as const })),
          values,
        )
      case 'row':
      case 'collapsible':
        return rowFields(field.fields, values)
      case 'group':
      case 'tab':
        return rowFields(field.fields, 'name' in field && field.name ? asValues(values[field.name]) : values)
      case 'array':
        return [
          { name: field.name, owner: values, rows: asRows(values[field.name]), fieldsOf: () => field.fields },
        ]
      case 'blocks':
        return [
          {
            name: field.name,
            owner: values,
            rows: asRows(values[field.name]),
            fieldsOf: (row) => fieldsOfBlock(field.blocks, row),
          },
        ]
      default:
        return []
    }
  })
}

export function fieldsOfBlock(blocks: readonly Block[], row: Values): Field[] {
  return blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []
}

export function asRows(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : []
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}
