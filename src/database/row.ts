/**
 * What a column of an answer holds. A statement's row is declared with these beside it: the compiler takes the type
 * from the declaration, and every integration test compares the declaration with the database. See
 * docs/how-to/read-from-the-database.md.
 */
export interface Column<Value> {
  /** PostgreSQL's own names of the types that are read as such a value; `enum` is any enumeration. */
  readonly types: readonly string[]
  /** Called by tests only; a page reads its rows as they are. */
  readonly holds: (value: unknown) => value is Value
  readonly isNullable?: boolean
  /** The table allows null, the statement leaves it out. */
  readonly isFilled?: boolean
  /** All that an enumeration or a text may say. */
  readonly values?: readonly string[]
}

export type Shape = Readonly<Record<string, Column<unknown>>>
export type ValueOf<C> = C extends Column<infer Value> ? Value : never
export type RowOf<S extends Shape> = { -readonly [Name in keyof S]: ValueOf<S[Name]> }

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const textTypes = ['text', 'varchar', 'bpchar', 'uuid', 'enum']
const jsonTypes = ['json', 'jsonb']

export const int: Column<number> = { types: ['int2', 'int4', 'int8'], holds: isNumber }
export const float: Column<number> = { types: ['float4', 'float8'], holds: isNumber }
export const text: Column<string> = { types: textTypes, holds: isText }
export const bool: Column<boolean> = {
  types: ['bool'],
  holds: (value): value is boolean => typeof value === 'boolean',
}
/** A moment as text, as PostgreSQL writes it: for `new Date()`. */
export const moment: Column<string> = { types: ['timestamptz', 'timestamp'], holds: isText }
export const bytes: Column<Buffer> = {
  types: ['bytea'],
  holds: (value): value is Buffer => Buffer.isBuffer(value),
}

export function nullable<Value>(column: Column<Value>): Column<Value | null> {
  return {
    ...column,
    holds: (value): value is Value | null => value === null || column.holds(value),
    isNullable: true,
  }
}

/** Never null here, though the table allows it: the statement asks only for rows that have it. */
export function filled<Value>(column: Column<Value>): Column<Value> {
  return { ...column, isFilled: true }
}

/** A text or an enumeration that says one of these. */
export function oneOf<const Value extends string>(values: readonly Value[]): Column<Value> {
  return { types: textTypes, holds: (value): value is Value => values.some((one) => one === value), values }
}

/** A text that is always written in one way. */
export function textLike<Value extends string>(pattern: RegExp): Column<Value> {
  return { types: ['text'], holds: (value): value is Value => isText(value) && pattern.test(value) }
}

/** An array of PostgreSQL's own. */
export function listOf<Value>(column: Column<Value>): Column<Value[]> {
  return {
    types: column.types.map((type) => `_${type}`),
    holds: (value): value is Value[] => Array.isArray(value) && value.every(column.holds),
  }
}

/**
 * JSON that our own code wrote from a value of this type. The database knows no more than that it is JSON, and neither
 * does a test: for JSON that the statement itself puts together there are the three below.
 */
export function stored<Value>(): Column<Value> {
  return { types: jsonTypes, holds: (value): value is Value => value !== null && value !== undefined }
}

/** One object that the statement puts together. */
export function jsonObject<S extends Shape>(shape: S): Column<RowOf<S>> {
  const names = Object.keys(shape)
  return {
    types: jsonTypes,
    holds: (value): value is RowOf<S> =>
      isObject(value) &&
      names.every((name) => shape[name]?.holds(value[name])) &&
      Object.keys(value).every((name) => names.includes(name)),
  }
}

/** Rows that the statement gathers in one column. */
export function jsonList<S extends Shape>(shape: S): Column<RowOf<S>[]> {
  const { holds } = jsonObject(shape)
  return {
    types: jsonTypes,
    holds: (value): value is RowOf<S>[] => Array.isArray(value) && value.every(holds),
  }
}

/** An object with one value for each of these keys, as `jsonb_object_agg` makes it. */
export function jsonByKey<Key extends string, Value>(
  keys: readonly Key[],
  column: Column<Value>,
): Column<Record<Key, Value>> {
  return {
    types: jsonTypes,
    holds: (value): value is Record<Key, Value> =>
      isObject(value) && keys.every((key) => column.holds(value[key])),
  }
}

/** The same, of which some may be missing. */
export function jsonBySomeKeys<Key extends string, Value>(
  keys: readonly Key[],
  column: Column<Value>,
): Column<Partial<Record<Key, Value>>> {
  return {
    types: jsonTypes,
    holds: (value): value is Partial<Record<Key, Value>> =>
      isObject(value) &&
      Object.entries(value).every(([name, held]) => keys.some((key) => key === name) && column.holds(held)),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
