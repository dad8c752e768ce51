/** A field as the admin's browser side knows it. */
export interface ShownField {
  name?: string
  type: string
  label?: unknown
  labels?: { singular?: unknown }
  fields?: ShownField[]
  tabs?: ShownField[]
  blocks?: { slug: string; labels?: { singular?: unknown }; fields: ShownField[] }[]
}

export interface ShownValue {
  /** Where it stands, by the ids of its rows: the same in both texts wherever a row moved. */
  key: string
  /** Where it stands in the form, by the numbers of its rows. */
  path: string
  labels: unknown[]
  text: string
  /** As the form and the API hold it. */
  value: unknown
}

type Values = Record<string, unknown>

interface Place {
  key: string[]
  path: string[]
  labels: unknown[]
}

const left = new Set(['revision', 'savedBy', 'updatedAt', 'createdAt', 'languageChangedAt', '_status', 'id'])

/** Everything in a form that a person wrote or chose, as text. */
export function shownValues(
  fields: readonly ShownField[],
  values: Values,
  at: Place = { key: [], path: [], labels: [] },
): ShownValue[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || (field.name && left.has(field.name))) return []
    if (!field.name) return shownValues(field.tabs ?? field.fields ?? [], values, at)
    const value = values[field.name]
    const own = place(at, field.name, field.name, field.label)
    if (field.type === 'array' || field.type === 'blocks') return rowsIn(field, asRows(value), own)
    if (field.fields) return shownValues(field.fields, asValues(value), own)
    const text = textOf(value)
    return text ? [{ key: own.key.join('.'), path: own.path.join('.'), labels: own.labels, text, value }] : []
  })
}

function rowsIn(field: ShownField, rows: Values[], at: Place): ShownValue[] {
  return rows.flatMap((row, index) => {
    const block = field.blocks?.find(({ slug }) => slug === row.blockType)
    const label = (block ?? field).labels?.singular
    const own = place(at, typeof row.id === 'string' ? row.id : String(index), String(index), label)
    return shownValues(block?.fields ?? field.fields ?? [], row, own)
  })
}

function place({ key, path, labels }: Place, id: string, name: string, label: unknown): Place {
  return { key: [...key, id], path: [...path, name], labels: label ? [...labels, label] : labels }
}

function textOf(value: unknown): string {
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

function asRows(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : []
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}
