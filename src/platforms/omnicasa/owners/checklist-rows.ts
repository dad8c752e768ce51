import type { CheckEntry } from '../../platform-owners'
import { flag, optionalDay, text } from '../../loose-values'
import { firstOf, listOf } from './loose-rows'

export type CheckRow = Omit<CheckEntry, 'names'> & { name: string }

export function checkRows(value: unknown): CheckRow[] | null {
  const rows = listOf(value)?.flatMap((row) => {
    const name = text.catch('').parse(firstOf(row, 'Name', 'TypeName'))
    if (!name) return []
    return [
      {
        id: text.catch('').parse(row.ID) || name,
        isDone: flag.catch(false).parse(firstOf(row, 'IsDone', 'Done')),
        isRequested: flag.catch(false).parse(firstOf(row, 'IsRequested', 'Requested')),
        issuedOn: optionalDay.catch(null).parse(firstOf(row, 'IssueDate', 'StartDate')),
        expiresOn: optionalDay.catch(null).parse(firstOf(row, 'ExpiryDate', 'EndDate')),
        name,
      },
    ]
  })
  return rows ?? null
}
