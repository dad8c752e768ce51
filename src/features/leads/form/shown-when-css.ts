import type { DisplayCondition } from '@/domain/display-condition'
import type { FormField } from '@/domain/lead/form-field'

/**
 * Hides a field until the answer it waits for is given, without a script. The server decides by itself whether its
 * answer counts, so a browser that cannot do this only shows a field too many.
 */
export function shownWhenCss(box: string, fields: readonly (readonly [string, FormField])[]): string {
  const names = new Set(fields.map(([name]) => name))
  const rules = fields.flatMap(([name, { showWhen }]) => {
    const answer = awaited(showWhen)
    if (!answer || !names.has(answer.field)) return []
    const { field, value } = answer
    const given = `[name="${field}"][value="${value}"]:checked,[name="${field}"] option[value="${value}"]:checked`
    // With its row, which would leave a hole. Fields of one row wait for the same answer.
    return [`#${box}:not(:has(${given})) [data-row]:has(>[data-field="${name}"]){display:none}`]
  })
  return rules.length > 0 ? `@supports selector(:has(a)){${rules.join('')}}` : ''
}

/** The one answer it waits for, if its condition is as simple as that. */
export function awaited(condition: DisplayCondition | undefined): { field: string; value: string } | null {
  const { field, logic, compareWithField, compareWithValue, advancedCondition } = condition ?? {}
  if (!field || logic !== '=' || compareWithField || advancedCondition) return null
  return typeof compareWithValue === 'string' ? { field, value: compareWithValue } : null
}
