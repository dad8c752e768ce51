/** The value below which the given share of the sorted values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export function option(name: string, fallback: number): number {
  const written = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
  return written ? Number(written) : fallback
}

export const isFull = process.argv.includes('--full')

/** A bench that misses its goal fails, so that nobody has to read the table to know. */
export function demand(what: string, holds: boolean): void {
  if (holds) return
  console.error(`Not reached: ${what}`)
  process.exitCode = 1
}
