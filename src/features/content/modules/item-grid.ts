const columns: Record<number, string> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
}

/** One item under another on a phone, up to as many beside each other as an editor asked for. */
export function itemGrid(perRow: number): string {
  return `grid gap-x-6 gap-y-10 lg:gap-x-8 ${columns[perRow] ?? ''}`
}

export function perView(perRow: number): 1 | 2 | 3 | 4 {
  return perRow === 1 || perRow === 2 || perRow === 3 ? perRow : 4
}
