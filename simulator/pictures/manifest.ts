import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

export const picturesFolder = path.resolve('demo/pictures')

const entrySchema = z.object({
  file: z.string(),
  tags: z.object({
    building: z.string(),
    room: z.string().optional(),
    country: z.string().default('both'),
    light: z.string().default('day'),
    outlook: z.string().optional(),
    weather: z.string().optional(),
  }),
})

const planSchema = z.object({ file: z.string(), building: z.string(), storey: z.string() })

/** One picture of the demo. */
export type Entry = {
  file: string
  path: string
  /** A room or a part of the garden; for the outside, the kind of building. */
  subject: string
  country: string
  hasGardenView: boolean
  /** Dusk and snow: beautiful now and then. */
  isRare: boolean
}

export type Plan = { file: string; path: string; building: string; storey: string }

/** The demo's pictures. Read again when the list changes, so that new ones show without a restart. */
export const readManifest = kept('manifest.json', entrySchema, ({ file, tags }): Entry => ({
  file,
  path: path.join(picturesFolder, file),
  subject: tags.room ?? tags.building,
  country: tags.country,
  hasGardenView: tags.outlook === 'garden',
  isRare: tags.light === 'dusk' || tags.weather === 'snow',
}))

export const readPlans = kept('plans/manifest.json', planSchema, (row): Plan => ({
  ...row,
  path: path.join(picturesFolder, row.file),
}))

function kept<Row extends { file: string }, Value>(
  name: string,
  schema: z.ZodType<Row>,
  toValue: (row: Row) => Value,
): () => Value[] {
  const listFile = path.join(picturesFolder, name)
  let known: { changedAt: number; values: Value[] } | undefined
  return () => {
    const changedAt = statSync(listFile, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (known?.changedAt !== changedAt)
      known = { changedAt, values: changedAt > 0 ? rowsOf(listFile, schema).map(toValue) : [] }
    return known.values
  }
}

/** An entry that cannot be read is left out: a missing picture must not stop the platform. */
function rowsOf<Row extends { file: string }>(listFile: string, schema: z.ZodType<Row>): Row[] {
  let rows: unknown
  try {
    rows = JSON.parse(readFileSync(listFile, 'utf8'))
  } catch {
    return []
  }
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) => {
    const read = schema.safeParse(row)
    return read.success && existsSync(path.join(picturesFolder, read.data.file)) ? [read.data] : []
  })
}
