import type { Region } from '../../place/region'

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const
type Letter = (typeof letters)[number]
export type EnergyLabelKey = Letter | `${Letter}_plus` | `${Letter}_plusplus` | `${Letter}_sub`

export const energyLabelKeys: readonly EnergyLabelKey[] = letters.flatMap(
  (letter) => [letter, `${letter}_plus`, `${letter}_plusplus`, `${letter}_sub`] as const,
)

/** From `from` up to but not including `below`, in kWh per square metre and year. */
export interface EnergyBand {
  key: EnergyLabelKey
  from: number
  below: number
}

/** Luxembourg has no bands: its label is always supplied. */
export const energyBands: Record<Exclude<Region, 'luxembourg'>, readonly EnergyBand[]> = {
  flanders: bandsEndingAt({ a_plus: 0, a: 100, b: 200, c: 300, d: 400, e: 500, f: Infinity }),
  // Specified in whole numbers (a 1-23, a_sub 24-45): here each band runs on to the start of the next.
  brussels: bandsEndingAt({
    ...{ a_plus: 0, a: 24, a_sub: 46, b_plus: 63, b: 80, b_sub: 96, c_plus: 114, c: 133, c_sub: 151 },
    ...{ d_plus: 171, d: 191, d_sub: 211, e_plus: 233, e: 254, e_sub: 276, f_plus: 299, f: 323, f_sub: 346 },
    g: Infinity,
  }),
  wallonia: bandsEndingAt({
    ...{ a_plusplus: 0, a_plus: 45, a: 85, b: 170, c: 255, d: 340, e: 425, f: 510, g: Infinity },
  }),
}

/** Half-open, but for zero: a home that needs nothing has the best label. */
export function isInBand({ from, below }: EnergyBand, kwhPerSquareMetre: number): boolean {
  if (kwhPerSquareMetre <= 0) return below === 0
  return kwhPerSquareMetre >= from && kwhPerSquareMetre < below
}

/** Each band starts where the one before it ends, so there can be no gap and no overlap. */
function bandsEndingAt(ends: Partial<Record<EnergyLabelKey, number>>): EnergyBand[] {
  // Object.entries forgets the type of the keys.
  const entries = Object.entries(ends) as [EnergyLabelKey, number][]
  return entries.map(([key, below], index) => ({ key, below, from: entries[index - 1]?.[1] ?? -Infinity }))
}
