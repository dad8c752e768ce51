import type { ShownValue } from './shown-values'

export interface Difference {
  key: string
  labels: unknown[]
  mine: string
  theirs: string
  /** Where one's own text stands in the form, if theirs can be put there. */
  path: string | null
}

/** What two texts of one record do not share, in the order of one's own; what only the other has comes last. */
export function differences(mine: readonly ShownValue[], theirs: readonly ShownValue[]): Difference[] {
  const others = new Map(theirs.map((value) => [value.key, value]))
  const own = new Set(mine.map(({ key }) => key))
  const changed = mine.flatMap(({ key, labels, text, path, isPlain }) => {
    const other = others.get(key)?.text ?? ''
    return other === text ? [] : [{ key, labels, mine: text, theirs: other, path: isPlain ? path : null }]
  })
  const added = theirs.filter(({ key }) => !own.has(key))
  return [
    ...changed,
    ...added.map(({ key, labels, text, path, isPlain }) => ({
      ...{ key, labels, mine: '', theirs: text },
      // A row that one's own text lacks has no place in the form.
      path: isPlain && path === key ? path : null,
    })),
  ]
}
