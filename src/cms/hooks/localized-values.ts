import { type AnyField, asRows, fieldsOfBlock, type Values } from './rows-in'

/** The values of one language that are written per language, in order: equal lists mean that no word changed. */
export function localizedValues(fields: readonly AnyField[], values: Values | undefined): unknown[] {
  return fields.flatMap((field) => valuesOf(field, values ?? {}))
}

function valuesOf(field: AnyField, values: Values): unknown[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => valuesOf({ ...tab, type: 'tab' }, values))
  const own = 'name' in field && field.name ? values[field.name] : undefined
  if ('localized' in field && field.localized) return isStamp(field) ? [] : [own ?? null]
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return localizedValues(field.fields, values)
    case 'group':
    case 'tab':
      return localizedValues(field.fields, 'name' in field && field.name ? (own as Values) : values)
    case 'array':
      return asRows(own).flatMap((row) => [row.id, ...localizedValues(field.fields, row)])
    case 'blocks':
      return asRows(own).flatMap((row) => [row.id, ...localizedValues(fieldsOfBlock(field.blocks, row), row)])
    default:
      return []
  }
}

function isStamp(field: AnyField): boolean {
  return 'name' in field && field.name === 'languageChangedAt'
}
