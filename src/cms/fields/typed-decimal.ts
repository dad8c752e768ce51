/** A number as somebody types it, with a comma or a point before its decimals: 1,5 and 1.5 alike. `null` for none. */
export function typedDecimal(typed: string): number | null {
  const text = typed.replaceAll(/[\s\u00A0\u202F']/g, '')
  // Of two kinds of marks the last one stands before the decimals: 1.234,5 and 1,234.5.
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const other = text[last] === ',' ? '.' : ','
  const plain = text.replaceAll(other, '').replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}
