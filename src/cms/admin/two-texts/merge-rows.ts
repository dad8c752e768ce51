import type { Side } from './differences'
import {
  asRows,
  asValues,
  isRows,
  namedFields,
  rowFrame,
  rowKey,
  type ShownField,
  type Values,
} from './shown-values'

/** By the key of the row, or of the rows for their order. */
export type RowChoices = ReadonlyMap<string, Side>

/**
 * One's own text with the rows of the other that were chosen: added, taken away or in their order. The words in rows that
 * both have are chosen in the form itself. Answers the fields that hold such rows.
 */
export function mergeRows(
  fields: readonly ShownField[],
  { mine, theirs }: { mine: Values; theirs: Values },
  choices: RowChoices,
): Values {
  const taken = [...choices].flatMap(([key, side]) => (side === 'theirs' ? [key] : []))
  return Object.fromEntries(
    namedFields(fields)
      .filter(({ name }) => taken.some((key) => key === name || key.startsWith(`${name}.`)))
      .map((field) => [
        field.name,
        merged(field, { mine: mine[field.name], theirs: theirs[field.name] }, { choices, key: field.name }),
      ]),
  )
}

interface Choosing {
  choices: RowChoices
  key: string
}

function merged(
  field: ShownField,
  { mine, theirs }: { mine: unknown; theirs: unknown },
  { choices, key }: Choosing,
): unknown {
  if (isRows(field)) {
    const rows = rowsOfBoth({ mine: asRows(mine), theirs: asRows(theirs) }, { choices, key })
    const others = new Map(asRows(theirs).map((row, index) => [rowKey(row, index), row]))
    return rows.map((row, index) => {
      const id = rowKey(row, index)
      const other = others.get(id)
      if (!other || other === row) return row
      return inside(
        rowFrame(field, row).fields,
        { mine: row, theirs: other },
        { choices, key: `${key}.${id}` },
      )
    })
  }
  if (!field.fields) return mine
  return inside(field.fields, { mine: asValues(mine), theirs: asValues(theirs) }, { choices, key })
}

function inside(
  fields: readonly ShownField[],
  { mine, theirs }: { mine: Values; theirs: Values },
  { choices, key }: Choosing,
): Values {
  const changed = namedFields(fields)
    .filter((field) => isRows(field) || field.fields)
    .filter(({ name }) => name in mine || name in theirs)
    .map((field) => [
      field.name,
      merged(
        field,
        { mine: mine[field.name], theirs: theirs[field.name] },
        { choices, key: `${key}.${field.name}` },
      ),
    ])
  return { ...mine, ...(Object.fromEntries(changed) as Values) }
}

interface Entry {
  id: string
  row: Values
}

function rowsOfBoth(
  { mine, theirs }: { mine: Values[]; theirs: Values[] },
  { choices, key }: Choosing,
): Values[] {
  const own = mine.map((row, index) => ({ id: rowKey(row, index), row }))
  const others = theirs.map((row, index) => ({ id: rowKey(row, index), row }))
  const isTheirs = ({ id }: Entry) => choices.get(`${key}.${id}`) === 'theirs'
  const isIn = (entries: Entry[]) => (entry: Entry) => entries.some(({ id }) => id === entry.id)
  const kept = own.filter((entry) => isIn(others)(entry) || !isTheirs(entry))
  const ordered = choices.get(key) === 'theirs' ? inOrderOf(others, kept) : kept
  const added = others.filter((entry) => !isIn(own)(entry) && isTheirs(entry))
  return added
    .reduce((rows, entry) => insertAfter(rows, entry, before(others, entry)), ordered)
    .map(({ row }) => row)
}

/** What only the other order lacks stays behind the row it stood behind. */
function inOrderOf(order: Entry[], entries: Entry[]): Entry[] {
  const shared = order.flatMap(({ id }) => entries.filter((entry) => entry.id === id))
  const extra = entries.filter((entry) => !shared.includes(entry))
  return extra.reduce((rows, entry) => insertAfter(rows, entry, before(entries, entry)), shared)
}

/** Those that stand before it, the nearest first. */
function before(entries: Entry[], { id }: Entry): string[] {
  const index = entries.findIndex((entry) => entry.id === id)
  return entries
    .slice(0, index)
    .map((entry) => entry.id)
    .reverse()
}

function insertAfter(entries: Entry[], entry: Entry, predecessors: string[]): Entry[] {
  const nearest = predecessors.find((id) => entries.some((other) => other.id === id))
  const index = entries.findIndex(({ id }) => id === nearest)
  return [...entries.slice(0, index + 1), entry, ...entries.slice(index + 1)]
}
