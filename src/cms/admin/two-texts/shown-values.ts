/** A field as the admin's browser side knows it. */
export interface ShownField {
  name?: string
  type: string
  label?: unknown
  labels?: { singular?: unknown }
  fields?: ShownField[]
  tabs?: ShownField[]
  blocks?: { slug: string; labels?: { singular?: unknown }; fields: ShownField[] }[]
  /** Of a list to choose from. */
  options?: unknown
  /** The collection, or collections, of another record. */
  relationTo?: unknown
}

export type Values = Record<string, unknown>

const left = new Set(['revision', 'savedBy', 'updatedAt', 'createdAt', 'languageChangedAt', '_status', 'id'])

/** The fields that hold what a person wrote or chose, whatever frames stand around them in the form. */
export function namedFields(fields: readonly ShownField[]): (ShownField & { name: string })[] {
  return fields.flatMap((field) => {
    const { name } = field
    if (field.type === 'ui' || (name && left.has(name))) return []
    return name ? [{ ...field, name }] : namedFields(field.tabs ?? field.fields ?? [])
  })
}

export function isRows({ type }: ShownField): boolean {
  return type === 'array' || type === 'blocks'
}

/** What stands in one row of an array or of modules, and what the row is called. */
export function rowFrame(field: ShownField, row: Values): { fields: ShownField[]; label: unknown } {
  const block = field.blocks?.find(({ slug }) => slug === row.blockType)
  return { fields: block?.fields ?? field.fields ?? [], label: (block ?? field).labels?.singular }
}

/** Rows are found again by their ids, wherever they moved. */
export function rowKey(row: Values, index: number): string {
  return typeof row.id === 'string' ? row.id : String(index)
}

const chosenTypes = new Set(['checkbox', 'select', 'radio', 'date', 'upload', 'relationship'])

/** Its value is no text that somebody wrote, but stands for something. */
export function isChosen({ type }: ShownField): boolean {
  return chosenTypes.has(type)
}

const isWritten = (field: ShownField) => !isChosen(field)

/** Everything in these fields that a person wrote or chose. */
export function valuesIn(
  fields: readonly ShownField[],
  values: Values,
  isWanted: (field: ShownField) => boolean = () => true,
): unknown[] {
  return namedFields(fields).flatMap((field) => {
    const value = values[field.name]
    if (isRows(field))
      return asRows(value).flatMap((row) => valuesIn(rowFrame(field, row).fields, row, isWanted))
    if (field.fields) return valuesIn(field.fields, asValues(value), isWanted)
    return isWanted(field) && textOf(value) ? [value] : []
  })
}

/** The words among it. */
export function wordsIn(fields: readonly ShownField[], values: Values): string[] {
  return valuesIn(fields, values, isWritten)
    .filter((value) => typeof value === 'string' || typeof value === 'object')
    .map(textOf)
}

export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value !== 'object') return String(value)
  const { root, text, children, value: related } = value as Values
  if (typeof text === 'string') return text
  if (Array.isArray(children)) return children.map(textOf).join(isLine(children) ? '' : '\n')
  return root ? textOf(root) : textOf(related)
}

function isLine(children: unknown[]): boolean {
  return children.some((child) => typeof (child as Values).text === 'string')
}

export function asRows(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : []
}

export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}
