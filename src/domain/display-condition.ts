import { z } from 'zod'

import { comparisonOf, expressionHolds, ownValue } from './display-expression'
import { compareField, type FieldValues } from './field-comparison'

const displayConditionSchema = z.object({
  field: z.string().nullish(),
  /** One of `comparisons`. */
  logic: z.string().nullish(),
  /** Another field to compare with; it goes before the value. */
  compareWithField: z.string().nullish(),
  compareWithValue: z.unknown().optional(),
  /** An expression as `expressionHolds` reads it; with a field besides, both must hold. */
  advancedCondition: z.string().nullish(),
})

export type DisplayCondition = z.input<typeof displayConditionSchema>

/** Whether a field is shown. No condition shows it; one that fails in any way, even to be read, hides it. */
export function isDisplayed(condition: unknown, values: FieldValues): boolean {
  if (condition === undefined || condition === null) return true
  try {
    return conditionHolds(displayConditionSchema.parse(condition), values)
  } catch {
    return false
  }
}

function conditionHolds(condition: DisplayCondition, values: FieldValues): boolean {
  const { field, logic, compareWithField, compareWithValue, advancedCondition } = condition
  if (!field && !advancedCondition?.trim()) return false
  if (advancedCondition?.trim() && !expressionHolds(advancedCondition, values)) return false
  if (!field) return true
  const other = compareWithField ? ownValue(values, compareWithField) : compareWithValue
  return compareField(ownValue(values, field), comparisonOf(logic ?? ''), other)
}
