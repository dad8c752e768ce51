import type { ShownValue } from './shown-values'

export interface Difference {
  key: string
  labels: unknown[]
  mine: string
  theirs: string
  /** Where one's own text stands in the form, if theirs can be put there. */
  path: string | null
  /** As the form holds them. */
  values: { mine: unknown; theirs: unknown }
}

/** What two texts of one record do not share, in the order of one's own; what only the other has comes last. */
export function differences(mine: readonly ShownValue[], theirs: readonly ShownValue[]): Difference[] {
  const others = new Map(theirs.map((value) => [value.key, value]))
  const own = new Set(mine.map(({ key }) => key))
  const changed = mine.flatMap(({ key, labels, text, path, value }) => {
    const other = others.get(key)
    if (other?.text === text) return []
    const values = { mine: value, theirs: other?.value ?? null }
    return [{ key, labels, mine: text, theirs: other?.text ?? '', path, values }]
  })
  const added = theirs.filter(({ key }) => !own.has(key))
  return [
    ...changed,
    ...added.map(({ key, labels, text, path, value }) => ({
      ...{ key, labels, mine: '', theirs: text },
      // A row that one's own text lacks has no place in the form.
      path: path === key ? path : null,
      values: { mine: null, theirs: value },
    })),
  ]
}
