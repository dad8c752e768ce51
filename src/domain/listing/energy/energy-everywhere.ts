import type { Region } from '../../place/region'
import { energyBands, type EnergyLabelKey } from './energy-bands'
import { labelText } from './energy-label'

/** Luxembourg computes no letter from one number. */
export type BandedRegion = Exclude<Region, 'luxembourg'>

export const bandedRegions = ['flanders', 'brussels', 'wallonia'] as const satisfies BandedRegion[]

export interface LetterStretch {
  letter: string
  from: number
  /** Infinity for the last. */
  below: number
}

/** A region's letters along the scale from zero up; the fine steps of Brussels are one letter. */
export function letterStretches(region: BandedRegion): LetterStretch[] {
  const stretches: LetterStretch[] = []
  for (const { key, from, below } of energyBands[region]) {
    // The best label, for a home that needs nothing, takes no room on the scale.
    if (below <= 0) continue
    const letter = plainLetter(region, key)
    const last = stretches.at(-1)
    if (last?.letter === letter) last.below = below
    else stretches.push({ letter, from: Math.max(0, from), below })
  }
  return stretches
}

/** On which stretch of a region's scale a figure lies, the best first. It is a place on a scale, and no letter. */
export function stretchAt(stretches: readonly LetterStretch[], kwhPerSquareMetre: number): number {
  return Math.max(
    0,
    stretches.findIndex(({ below }) => kwhPerSquareMetre < below),
  )
}

/** B for the B+ and B- of Brussels; an A+ is a letter of its own everywhere. */
export function plainLetter(region: Region, key: EnergyLabelKey): string {
  const isFineStep = region === 'brussels' && key !== 'a_plus'
  return isFineStep ? key.charAt(0).toUpperCase() : labelText(key)
}
