import {
  asRows,
  asValues,
  isChosen,
  isRows,
  namedFields,
  rowFrame,
  rowKey,
  type ShownField,
  textOf,
  type Values,
  valuesIn,
  wordsIn,
} from './shown-values'

export type Side = 'mine' | 'theirs'

/** One record as two people have it, and as it was when the first of them began, where that is known. */
interface Texts {
  mine: Values
  theirs: Values
  base: Values | null
}

interface Shown {
  /** Where it stands, by the ids of rows: the same in both texts wherever a row moved. */
  key: string
  labels: unknown[]
  mine: string
  theirs: string
  /** What is kept unless somebody chooses otherwise: nothing that only one of them wrote is dropped. */
  preferred: Side
}

interface FieldDifference extends Shown {
  kind: 'field'
  /** Where it stands in one's own form, by the numbers of rows. */
  path: string
  /** Of a value that stands for something: it says for what. */
  field?: ShownField
  /** As the form holds them; `both` where one can stand below the other. */
  values: { mine: unknown; theirs: unknown; both?: unknown }
}

/** A row that only one of them has, or another order of the rows of both. */
interface RowsDifference extends Shown {
  kind: 'row' | 'order'
}

export type Difference = FieldDifference | RowsDifference

interface Place {
  key: string[]
  path: string[]
  labels: unknown[]
}

/** What two texts of one record do not share, in the order of the form. */
export function differences(
  fields: readonly ShownField[],
  texts: Texts,
  at: Place = { key: [], path: [], labels: [] },
): Difference[] {
  return namedFields(fields).flatMap((field) => {
    const own = place(at, { id: field.name, name: field.name, label: field.label })
    const value = { mine: texts.mine[field.name], theirs: texts.theirs[field.name] }
    const base = texts.base ? texts.base[field.name] : undefined
    if (isRows(field)) return rowDifferences(field, { ...value, base }, own)
    if (field.fields)
      return differences(
        field.fields,
        {
          mine: asValues(value.mine),
          theirs: asValues(value.theirs),
          base: texts.base && asValues(base),
        },
        own,
      )
    return fieldDifference(field, { ...value, base, isBaseKnown: texts.base !== null }, own)
  })
}

interface Leaf {
  mine: unknown
  theirs: unknown
  base: unknown
  isBaseKnown: boolean
}

function fieldDifference(field: ShownField, leaf: Leaf, at: Place): Difference[] {
  // A switch that nobody touched yet is off.
  const read = (value: unknown) => (field.type === 'checkbox' ? String(value === true) : textOf(value))
  const [mine, theirs] = [read(leaf.mine), read(leaf.theirs)]
  // The same words in another dress: known only where it is known what they began with.
  const isDressed =
    leaf.isBaseKnown && isRich(leaf.theirs) && !same(leaf.theirs, leaf.base) && !same(leaf.theirs, leaf.mine)
  if (mine === theirs && !isDressed) return []
  const isMineOld =
    leaf.isBaseKnown && mine === read(leaf.base) && (mine !== theirs || same(leaf.mine, leaf.base))
  return [
    {
      ...{ kind: 'field' as const, key: at.key.join('.'), path: at.path.join('.'), labels: at.labels },
      ...{ mine, theirs, preferred: isMineOld ? ('theirs' as const) : ('mine' as const) },
      ...(isChosen(field) && { field }),
      values: {
        mine: leaf.mine ?? null,
        theirs: leaf.theirs ?? null,
        ...(mine && theirs && mine !== theirs && inOne(field, leaf)),
      },
    },
  ]
}

/** Long texts can stand below each other. */
function inOne({ type }: ShownField, { mine, theirs }: Leaf): { both?: unknown } {
  if (type === 'textarea') return { both: `${textOf(mine)}\n\n${textOf(theirs)}` }
  if (!isRich(mine) || !isRich(theirs)) return {}
  const children = [...mine.root.children, ...theirs.root.children]
  return { both: { ...mine, root: { ...mine.root, children } } }
}

function rowDifferences(
  field: ShownField,
  values: { mine: unknown; theirs: unknown; base: unknown },
  at: Place,
): Difference[] {
  const [mine, theirs] = [asRows(values.mine), asRows(values.theirs)]
  const base = values.base === undefined ? null : byKey(asRows(values.base))
  const [own, others] = [byKey(mine), byKey(theirs)]
  const rowPlace = (row: Values, index: number) =>
    place(at, { id: rowKey(row, index), name: String(index), label: rowFrame(field, row).label })

  const inMine = mine.flatMap((row, index): Difference[] => {
    const key = rowKey(row, index)
    const [other, before] = [others.get(key), base?.get(key)]
    const { fields } = rowFrame(field, row)
    if (other) {
      const texts = { mine: row, theirs: other, base: before ?? null }
      return differences(fields, texts, rowPlace(row, index))
    }
    // They took it away, unless it is new; what was written in it since is not dropped unasked.
    const isTaken = before !== undefined && sameRow(fields, row, before)
    return [aRow(rowPlace(row, index), { fields, mine: row, preferred: isTaken ? 'theirs' : 'mine' })]
  })
  const onlyTheirs = theirs.flatMap((row, index): Difference[] => {
    const key = rowKey(row, index)
    if (own.has(key)) return []
    const { fields } = rowFrame(field, row)
    const before = base?.get(key)
    const isTaken = before !== undefined && sameRow(fields, row, before)
    return [aRow(rowPlace(row, index), { fields, theirs: row, preferred: isTaken ? 'mine' : 'theirs' })]
  })
  return [
    ...orderDifference(field, { mine, theirs, base: asRows(values.base) }, at),
    ...inMine,
    ...onlyTheirs,
  ]
}

interface OneRow {
  fields: ShownField[]
  mine?: Values
  theirs?: Values
  preferred: Side
}

function aRow({ key, labels }: Place, { fields, mine, theirs, preferred }: OneRow): RowsDifference {
  const text = (row: Values | undefined) => (row ? wordsIn(fields, row).join('\n') || '…' : '')
  return { kind: 'row', key: key.join('.'), labels, mine: text(mine), theirs: text(theirs), preferred }
}

/** Of the rows that both have. */
function orderDifference(
  field: ShownField,
  { mine, theirs, base }: { mine: Values[]; theirs: Values[]; base: Values[] },
  { key, labels }: Place,
): RowsDifference[] {
  const [own, others] = [byKey(mine), byKey(theirs)]
  const shared = (rows: Values[]) => rows.map(rowKey).filter((id) => own.has(id) && others.has(id))
  const [mineIds, theirIds] = [shared(mine), shared(theirs)]
  if (same(mineIds, theirIds)) return []
  const names = (ids: string[], rows: Map<string, Values>) =>
    ids.map((id, index) => `${index + 1}. ${rowName(field, rows.get(id) ?? {})}`).join('\n')
  return [
    {
      ...{ kind: 'order', key: key.join('.'), labels },
      ...{ mine: names(mineIds, own), theirs: names(theirIds, others) },
      preferred: same(mineIds, shared(base)) ? 'theirs' : 'mine',
    },
  ]
}

/** By its first words. */
function rowName(field: ShownField, row: Values): string {
  const [first = '…'] = wordsIn(rowFrame(field, row).fields, row)
  return first.length > 60 ? `${first.slice(0, 60)}…` : first
}

function byKey(rows: Values[]): Map<string, Values> {
  return new Map(rows.map((row, index) => [rowKey(row, index), row]))
}

function place({ key, path, labels }: Place, own: { id: string; name: string; label: unknown }): Place {
  return {
    key: [...key, own.id],
    path: [...path, own.name],
    labels: own.label ? [...labels, own.label] : labels,
  }
}

function sameRow(fields: readonly ShownField[], first: Values, second: Values): boolean {
  return same(valuesIn(fields, first).map(textOf), valuesIn(fields, second).map(textOf))
}

function isRich(value: unknown): value is { root: { children: unknown[] } } {
  return Array.isArray(asValues(asValues(value).root).children)
}

function same(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
