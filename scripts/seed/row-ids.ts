type Values = Record<string, unknown>

/**
 * The data of a further language, with the ids its rows got when the first language was saved. Rows without their id
 * would be made anew, and the words of the other languages would be lost.
 */
export function withRowIds<Data>(data: Data, saved: unknown): Data {
  return joined(data, saved) as Data
}

function joined(value: unknown, saved: unknown): unknown {
  if (Array.isArray(value)) {
    const savedRows: unknown[] = Array.isArray(saved) ? saved : []
    return value.map((row, index) => (isValues(row) ? rowWithId(row, savedRows[index]) : row))
  }
  if (!isValues(value) || 'root' in value) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      joined(own, isValues(saved) ? saved[name] : undefined),
    ]),
  )
}

function rowWithId(row: Values, saved: unknown): unknown {
  const inside = joined(row, saved) as Values
  const isSameRow = isValues(saved) && saved.id !== undefined && saved.blockType === row.blockType
  return isSameRow ? { ...inside, id: saved.id } : inside
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
