interface Spanning {
  frame: { columns: { lg: number }; background: { kind: string } }
}

/** Modules that stand beside each other on a wide screen: neighbours without a ground of their own whose spans fit in twelve. */
export function moduleRows<Module extends Spanning>(modules: readonly Module[]): Module[][] {
  const rows: Module[][] = []
  for (const next of modules) {
    const row = rows.at(-1)
    if (row && fits(row, next)) row.push(next)
    else rows.push([next])
  }
  return rows
}

function fits(row: readonly Spanning[], module: Spanning): boolean {
  const together = [...row, module]
  const isPlain = together.every(({ frame }) => frame.background.kind === 'none')
  return isPlain && together.reduce((sum, { frame }) => sum + frame.columns.lg, 0) <= 12
}
