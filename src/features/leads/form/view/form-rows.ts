import type { FormField } from '@/domain/lead/form/form-field'

const pairs = new Set(['firstName lastName', 'firstNameB lastNameB', 'zip city', 'startDate endDate'])

type NamedField = [string, FormField]

/**
 * Fields that are read as one stand side by side where there is room: a minimum and its maximum, a
 * code and its town.
 */
export function formRows(fields: readonly NamedField[]): NamedField[][] {
  const rows: NamedField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (last?.length === 1 && last[0] && belongTogether(last[0][0], field[0])) last.push(field)
    else rows.push([field])
  }
  return rows
}

function belongTogether(first: string, second: string): boolean {
  if (first.endsWith('Min')) return second === first.replace(/Min$/, 'Max')
  return pairs.has(`${first} ${second}`)
}
