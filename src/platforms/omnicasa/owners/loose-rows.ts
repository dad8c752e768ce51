import { z } from 'zod'

import { optionalNumber } from '../../loose-values'

export type LooseRow = Record<string, unknown>

const place = optionalNumber.catch(null)
const rowsSchema = z.array(z.unknown())
const pageSchema = z.object({ From: place, To: place, RowsCount: place, Items: rowsSchema.nullable() })
const rowSchema = z.record(z.string(), z.unknown())

/**
 * A list as it is, or a page of one, with an empty row for what is none. `null` when it is neither, or has fewer rows than
 * it says: then nothing is known.
 */
export function listOf(value: unknown): LooseRow[] | null {
  const rows = rowsSchema.safeParse(value).data ?? rowsOfPage(value)
  return rows?.map((row) => rowSchema.safeParse(row).data ?? {}) ?? null
}

function rowsOfPage(value: unknown): unknown[] | null {
  const page = pageSchema.safeParse(value).data
  if (!page) return null
  const rows = page.Items ?? []
  const last = page.To === null ? null : Math.min(page.To, page.RowsCount ?? page.To)
  const isCut = last !== null && rows.length < last - (page.From ?? 1) + 1
  return isCut ? null : rows
}

/** The first of these names that the row carries with a value. */
export function firstOf(row: LooseRow, ...names: string[]): unknown {
  return names.map((name) => row[name]).find((value) => value !== undefined && value !== null)
}
