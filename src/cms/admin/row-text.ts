import { cutText } from '@/domain/text/cut-text'

import { asRows, asValues, textOf, type Values } from './two-texts/shown-values'

const longest = 80

/** What stands in the first of these fields that is filled; "rows.title" looks into the rows of a field. */
export function rowText(row: Values, names: readonly string[]): string {
  for (const name of names) {
    const told = firstText(row, name.split('.')).replaceAll(/\s+/g, ' ').trim()
    if (told) return cutText(told, { limit: longest, ellipsis: '…' })
  }
  return ''
}

function firstText(values: Values, [name = '', ...below]: string[]): string {
  const value = values[name]
  if (below.length === 0) return textOf(value)
  const rows = Array.isArray(value) ? asRows(value) : [asValues(value)]
  for (const row of rows) {
    const told = firstText(row, below)
    if (told) return told
  }
  return ''
}
