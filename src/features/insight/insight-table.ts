/** How a column is written: on the board as people read it, in a file as spreadsheets do. */
export type ColumnKind = 'text' | 'reference' | 'number' | 'percent' | 'day'

export interface Column {
  text: string
  kind: ColumnKind
}

/** Whole percents; `null` where there is nothing to say. */
export type Cell = string | number | null

/** The same for the board and for the file, so that both have the same numbers. */
export interface InsightTable {
  columns: Column[]
  rows: Cell[][]
}

/** `null` of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole)
}
