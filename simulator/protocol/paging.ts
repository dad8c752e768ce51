import type { Parameters } from './parameters'

export type Window = { from: number; to: number }

export type Page = { From: number; To: number; RowsCount: number; Items: unknown[] | null }

/** Rows are counted from 1 and both ends belong to the page; 0 means 1; absent means all. */
export function windowOf(parameters: Parameters, total: number): Window {
  const first = parameters.number('Limit1')
  const last = parameters.number('Limit2')
  return { from: Math.max(1, first ?? 1), to: Math.min(total, last ?? total) }
}

export function pageOf<Item>(
  parameters: Parameters,
  items: readonly Item[],
  toRow: (item: Item) => unknown,
): Page {
  const { from, to } = windowOf(parameters, items.length)
  return page(items.slice(from - 1, Math.max(from - 1, to)).map(toRow), { from, to, total: items.length })
}

export function page(rows: unknown[], { from, to, total }: Window & { total: number }): Page {
  return { From: from, To: Math.max(to, 0), RowsCount: total, Items: rows.length > 0 ? rows : null }
}
