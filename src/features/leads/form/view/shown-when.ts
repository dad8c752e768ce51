import type { DisplayCondition } from '@/domain/display-condition'
import type { FormField } from '@/domain/lead/form/form-field'

type NamedField = readonly [string, FormField]

/**
 * The answer in the same step that a row waits for, as shown-when.css knows it: `contactBy=phone`. Fields of one row
 * wait for the same answer.
 */
export function shownWhen([first]: readonly NamedField[], step: readonly NamedField[]): string | undefined {
  const answer = awaited(first?.[1].showWhen)
  return answer && step.some(([name]) => name === answer.field)
    ? `${answer.field}=${answer.value}`
    : undefined
}

/** The one answer it waits for, if its condition is as simple as that. */
export function awaited(condition: DisplayCondition | undefined): { field: string; value: string } | null {
  const { field, logic, compareWithField, compareWithValue, advancedCondition } = condition ?? {}
  if (!field || logic !== '=' || compareWithField || advancedCondition) return null
  return typeof compareWithValue === 'string' ? { field, value: compareWithValue } : null
}
