/** A line that follows the work on a terminal, and one line per tenth in a log. */
export function progress(what: string, done: number, total: number): void {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
  if (process.stdout.isTTY) {
    process.stdout.write(`\r${what}: ${done} of ${total} (${percent}%)${done >= total ? '\n' : ''}`)
    return
  }
  const tenth = Math.floor(percent / 10)
  if (lastTenths.get(what) === tenth) return
  lastTenths.set(what, tenth)
  console.log(`${what}: ${done} of ${total} (${percent}%)`)
}

const lastTenths = new Map<string, number>()

export type Figure = string | number

/** The figures a long command ends with. */
export function table(rows: Record<string, Figure>[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  const [head, ...body] = cells
  console.log(
    `\n${line(head ?? [])}\n${line(widths.map((width) => '─'.repeat(width)))}\n${body.map(line).join('\n')}\n`,
  )
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
