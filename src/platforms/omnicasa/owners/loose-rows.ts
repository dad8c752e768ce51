import { z } from 'zod'

export type LooseRow = Record<string, unknown>

const rowsSchema = z.array(z.unknown())
const pageSchema = z.object({ Items: z.array(z.unknown()).nullish() })
const rowSchema = z.record(z.string(), z.unknown())

/** A list as it is, or a page of one; whatever else stands in it is passed over. */
export function listOf(value: unknown): LooseRow[] {
  const rows = rowsSchema.safeParse(value).data ?? pageSchema.safeParse(value).data?.Items ?? []
  return rows.flatMap((row): LooseRow[] => {
    const read = rowSchema.safeParse(row)
    return read.success ? [read.data] : []
  })
}

/** The first of these names that the row carries with a value. */
export function firstOf(row: LooseRow, ...names: string[]): unknown {
  return names.map((name) => row[name]).find((value) => value !== undefined && value !== null)
}
