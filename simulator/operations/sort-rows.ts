import type { Parameters } from '../protocol/parameters'
import type { Row } from '../rows/row-context'

/** By `SortFields`: names of fields, each with an optional ASC or DESC. */
export function sortRows(rows: Row[], parameters: Parameters): Row[] {
  const fields = parameters.texts('SortFields').map((text) => text.split(/\s+/))
  if (fields.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const [name = '', direction = ''] of fields) {
      const difference = compare(valueOf(a, name), valueOf(b, name))
      if (difference !== 0) return /^desc/i.test(direction) ? -difference : difference
    }
    return 0
  })
}

function valueOf(row: Row, name: string): unknown {
  return Object.entries(row).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
