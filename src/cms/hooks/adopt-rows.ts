import { localizedValues } from './localized-values'
import { type AnyField, rowFields, type Values } from './rows-in'

export interface LostRow {
  row: Values
  fields: readonly AnyField[]
}

/** Whether a row that comes in does not say which stored row it is. */
export function hasNamelessRow(fields: readonly AnyField[], data: Values): boolean {
  return rowFields(fields, data).some(({ rows, fieldsOf }) =>
    rows.some((row) => !row.id || hasNamelessRow(fieldsOf(row), row)),
  )
}

/**
 * Gives every nameless row of `data` the id of the stored row in its place, so that its other languages stay with it.
 * Answers the stored rows that are then lost; rows left out of a list whose rows all have ids are removed on purpose.
 */
export function adoptRows(fields: readonly AnyField[], data: Values, stored: Values): LostRow[] {
  const before = rowFields(fields, stored)
  return rowFields(fields, data).flatMap(({ rows, fieldsOf }, index) => {
    const old = before[index]?.rows ?? []
    const lost = nameRows(rows, old).map((row) => ({ row, fields: fieldsOf(row) }))
    const below = rows.flatMap((row) =>
      adoptRows(fieldsOf(row), row, old.find(({ id }) => id === row.id) ?? {}),
    )
    return [...lost, ...below]
  })
}

function nameRows(rows: Values[], old: Values[]): Values[] {
  if (rows.every(({ id }) => id)) return []
  const named = new Set(rows.map(({ id }) => id))
  for (const [place, row] of rows.entries()) {
    const there = old[place]
    if (!row.id && there && there.blockType === row.blockType && !named.has(there.id)) row.id = there.id
  }
  const kept = new Set(rows.map(({ id }) => id))
  return old.filter(({ id }) => !kept.has(id))
}

/** Whether a stored row, with all its languages, holds words in another language than this one. */
export function hasOtherWords({ row, fields }: LostRow, language: string | undefined): boolean {
  return localizedValues(fields, row).some(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, words]) => key !== language && isWords(words)),
  )
}

function isWords(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null
}
