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

/** A region's letters, the best first, as its drawn scale has them; the fine steps of Brussels are one letter. */
function letterClasses(region: BandedRegion): LetterStretch[] {
  const classes: LetterStretch[] = []
  for (const { key, from, below } of energyBands[region]) {
    const letter = plainLetter(region, key)
    const last = classes.at(-1)
    if (last?.letter === letter) last.below = below
    else classes.push({ letter, from: Math.max(0, from), below })
  }
  return classes
}

/** The letters along the scale from zero up. The best, for a home that needs nothing, takes no room on it. */
export function letterStretches(region: BandedRegion): LetterStretch[] {
  return letterClasses(region).filter(({ below }) => below > 0)
}

export interface ScalePlace {
  /** From 1, the best letter first. */
  place: number
  count: number
}

/** Where a figure lies among all letters of a region. It is a place on a scale, and no letter. */
export function scalePlace(region: BandedRegion, kwhPerSquareMetre: number): ScalePlace {
  const classes = letterClasses(region)
  const index = kwhPerSquareMetre <= 0 ? 0 : classes.findIndex(({ below }) => kwhPerSquareMetre < below)
  return { place: index + 1, count: classes.length }
}

/** B for the B+ and B- of Brussels; an A+ is a letter of its own everywhere. */
export function plainLetter(region: Region, key: EnergyLabelKey): string {
  const isFineStep = region === 'brussels' && key !== 'a_plus'
  return isFineStep ? key.charAt(0).toUpperCase() : labelText(key)
}
