import type { Region } from '../place/region'
import { energyBands, type EnergyLabelKey, isInBand } from './energy-bands'
import { labelText } from './energy-label'

/** Luxembourg computes no letter from one number. */
export type BandedRegion = Exclude<Region, 'luxembourg'>

const bandedRegions = ['flanders', 'brussels', 'wallonia'] as const satisfies BandedRegion[]

export interface LetterThere {
  region: BandedRegion
  key: EnergyLabelKey
  /** As people write it there: D, E+. */
  text: string
}

/** The letter that a home of so many kWh per square metre and year would carry in each region of Belgium. */
export function lettersEverywhere(kwhPerSquareMetre: number): LetterThere[] {
  return bandedRegions.flatMap((region) => {
    const band = energyBands[region].find((each) => isInBand(each, kwhPerSquareMetre))
    return band ? [{ region, key: band.key, text: labelText(band.key) }] : []
  })
}

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

/** B for the B+ and B- of Brussels; an A+ is a letter of its own everywhere. */
export function plainLetter(region: Region, key: EnergyLabelKey): string {
  const isFineStep = region === 'brussels' && key !== 'a_plus'
  return isFineStep ? key.charAt(0).toUpperCase() : labelText(key)
}
