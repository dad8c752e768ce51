import { z } from 'zod'

import { planningCode } from '@/domain/legal/planning-code'
import type { Facts } from '@/domain/listing/facts/fact-catalogue'
import type { Labels } from '@/domain/listing/facts/label-catalogue'
import { type MeasuredLine, writeMeasuredLines } from '@/domain/listing/measured-lines'

import { factFields } from './omnicasa-facts'
import {
  optionalDay,
  optionalFlag,
  optionalNumber,
  optionalText,
  planningFlag,
  positiveNumber,
  text,
} from '../loose-values'

export type PropertyRow = Record<string, unknown>

const mobilityScoreField = 'MobilityScore'

export const labelFields = [
  ...Object.values(factFields.label),
  ...Object.values(factFields.measured).map(({ list }) => list),
]
const { number, code, flag, planningFlag: planningFlags, planningCode: planningCodes, day } = factFields
const neutralTables = [number, code, flag, planningFlags, planningCodes, day, factFields.text]
export const neutralFields = [
  ...new Set(neutralTables.flatMap((fields) => Object.values(fields))),
  mobilityScoreField,
]

const rowSchema = z.record(z.string(), z.unknown())
const words = z.union([
  optionalText,
  z.array(text).transform((items) => items.filter(Boolean).join(', ') || null),
])
const abbreviation = optionalText.transform((value) => planningCode(value))

export function labelsOf(row: PropertyRow): Labels {
  return { ...present(row, factFields.label, words), ...measured(row) }
}

export function factsOf(row: PropertyRow): Facts {
  return {
    ...present(row, number, positiveNumber),
    ...present(row, code, optionalNumber),
    ...present(row, flag, optionalFlag),
    ...present(row, planningFlags, planningFlag),
    ...present(row, planningCodes, abbreviation),
    ...present(row, day, optionalDay),
    ...present(row, factFields.text, optionalText),
    ...present(scoresOf(row), factFields.mobilityScore, positiveNumber),
  }
}

function scoresOf(row: PropertyRow): PropertyRow {
  return rowSchema.safeParse(row[mobilityScoreField]).data ?? {}
}

function measured(row: PropertyRow): Labels {
  const labels: Labels = {}
  for (const [ours, { list, amount }] of entriesOf(factFields.measured)) {
    const items = row[list]
    const lines = Array.isArray(items) ? items.flatMap((item) => lineOf(item, amount)) : []
    if (lines.length > 0) labels[ours] = writeMeasuredLines(lines)
  }
  return labels
}

function lineOf(item: unknown, amount: string): MeasuredLine[] {
  const row = rowSchema.safeParse(item).data ?? {}
  const name = text.safeParse(row.Name).data
  return name ? [{ name, amount: positiveNumber.safeParse(row[amount]).data ?? null }] : []
}

/** What cannot be read is left out: a fact of the long tail never costs the agency the whole home. */
function present<Name extends string, Value>(
  row: PropertyRow,
  fields: Record<Name, string>,
  schema: z.ZodType<Value | null>,
): Partial<Record<Name, Value>> {
  const found: Partial<Record<Name, Value>> = {}
  for (const [ours, theirs] of entriesOf(fields)) {
    if (row[theirs] === undefined) continue
    const parsed = schema.safeParse(row[theirs])
    if (parsed.success && parsed.data !== null) found[ours] = parsed.data
  }
  return found
}

/** Object.entries forgets the type of the keys; these tables are ours, and hold no others. */
function entriesOf<Name extends string, Value>(table: Record<Name, Value>): [Name, Value][] {
  return Object.entries(table) as [Name, Value][]
}
