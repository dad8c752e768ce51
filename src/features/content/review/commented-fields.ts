import {
  asRows,
  asValues,
  isRows,
  namedFields,
  rowFrame,
  rowKey,
  type ShownField,
  type Values,
} from '@/cms/admin/two-texts/shown-values'

/** A field of an open form at which something can be said. */
export interface CommentedField {
  /** By names and the ids of rows: the same wherever a row moved. */
  key: string
  /** As the form knows it now, by the numbers of rows. */
  path: string
  /** Of the tabs at the top, the one in which it stands. */
  tab: number | null
  labels: unknown[]
}

type FormField = ShownField & { admin?: { hidden?: boolean } }
type Place = Pick<CommentedField, 'tab' | 'labels'> & { key: string[]; path: string[] }

/** Every field that somebody fills in, in the order of the form. */
export function commentedFields(fields: readonly ShownField[], values: Values): CommentedField[] {
  const top: Place = { key: [], path: [], tab: null, labels: [] }
  return fields.flatMap((field) =>
    field.type === 'tabs'
      ? (field.tabs ?? []).flatMap((tab, index) => fieldsIn([tab], values, { ...top, tab: index }))
      : fieldsIn([field], values, top),
  )
}

function fieldsIn(fields: readonly ShownField[], values: Values, at: Place): CommentedField[] {
  return namedFields(fields).flatMap((field): CommentedField[] => {
    if ((field as FormField).admin?.hidden) return []
    const own = below(at, { id: field.name, name: field.name, label: field.label })
    const value = values[field.name]
    if (isRows(field))
      return asRows(value).flatMap((row, index) => {
        const { fields: inRow, label } = rowFrame(field, row)
        const frame = below(own, { id: rowKey(row, index), name: String(index), label })
        return fieldsIn(inRow, row, { ...frame, labels: [...at.labels, label, index + 1] })
      })
    if (field.fields) return fieldsIn(field.fields, asValues(value), own)
    return [{ ...own, key: own.key.join('.'), path: own.path.join('.') }]
  })
}

function below(at: Place, own: { id: string; name: string; label: unknown }): Place {
  return {
    tab: at.tab,
    key: [...at.key, own.id],
    path: [...at.path, own.name],
    labels: own.label ? [...at.labels, own.label] : at.labels,
  }
}
