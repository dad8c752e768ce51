// By hand: what matters is what Excel does in Belgium, and that no cell is a formula; libraries write the standard.

/** Tells Excel that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would take for a formula, also behind spaces or written wide. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** The semicolon is what Excel expects in Belgium, in all its languages. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value)
  // An apostrophe makes it text, and a spreadsheet does not show it.
  const harmless = typeof value !== 'number' && formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
