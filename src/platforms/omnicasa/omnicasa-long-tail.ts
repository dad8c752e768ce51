import { z } from 'zod'

import type { Fact } from '@/domain/listing/listing'
import { type MeasuredLine, writeMeasuredLines } from '@/domain/listing/measured-lines'

import { factFields } from './omnicasa-facts'
import {
  optionalDay,
  optionalFlag,
  optionalNumber,
  optionalText,
  positiveNumber,
  text,
} from './omnicasa-values'

export type PropertyRow = Record<string, unknown>

const mobilityScoreField = 'MobilityScore'

export const labelFields = [
  ...Object.values(factFields.label),
  ...Object.values(factFields.measured).map(({ list }) => list),
]
export const neutralFields = [
  ...[factFields.number, factFields.code, factFields.flag, factFields.date, factFields.text].flatMap(
    (fields) => Object.values(fields),
  ),
  mobilityScoreField,
]

const rowSchema = z.record(z.string(), z.unknown())
const words = z.union([
  optionalText,
  z.array(text).transform((items) => items.filter(Boolean).join(', ') || null),
])

export function labelsOf(row: PropertyRow): Record<string, string> {
  return Object.fromEntries([...present(row, factFields.label, words), ...measured(row)])
}

export function factsOf(row: PropertyRow): Record<string, Fact> {
  return Object.fromEntries<Fact>([
    ...present(row, factFields.number, positiveNumber),
    ...present(row, factFields.code, optionalNumber),
    ...present(row, factFields.flag, optionalFlag),
    ...present(row, factFields.date, optionalDay),
    ...present(row, factFields.text, optionalText),
    ...present(scoresOf(row), factFields.mobilityScore, positiveNumber),
  ])
}

function scoresOf(row: PropertyRow): PropertyRow {
  return rowSchema.safeParse(row[mobilityScoreField]).data ?? {}
}

function* measured(row: PropertyRow): Iterable<[string, string]> {
  for (const [ours, { list, amount }] of Object.entries(factFields.measured)) {
    const items = row[list]
    const lines = Array.isArray(items) ? items.flatMap((item) => lineOf(item, amount)) : []
    if (lines.length > 0) yield [ours, writeMeasuredLines(lines)]
  }
}

function lineOf(item: unknown, amount: string): MeasuredLine[] {
  const row = rowSchema.safeParse(item).data ?? {}
  const name = text.safeParse(row.Name).data
  return name ? [{ name, amount: positiveNumber.safeParse(row[amount]).data ?? null }] : []
}

/** What cannot be read is left out: a fact of the long tail never costs the agency the whole home. */
function* present<T extends Fact>(
  row: PropertyRow,
  fields: Record<string, string>,
  schema: z.ZodType<T | null>,
): Iterable<[string, T]> {
  for (const [ours, theirs] of Object.entries(fields)) {
    if (row[theirs] === undefined) continue
    const parsed = schema.safeParse(row[theirs])
    if (parsed.success && parsed.data !== null) yield [ours, parsed.data]
  }
}
