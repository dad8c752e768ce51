import {
  type BandedRegion,
  lettersEverywhere,
  letterStretches,
  type LetterStretch,
  plainLetter,
} from '@/domain/listing/energy-everywhere'

import type { ListingPageData } from '../find-listing'
import { energyOf } from '../listing-words'

export interface LetterRow {
  region: BandedRegion
  /** As people write it there: D, E+. */
  text: string
  /** Without the finer steps of Brussels. */
  letter: string
  /** The home stands there: then the letter is the certificate's own, whatever its number would give. */
  isOfficial: boolean
  stretches: LetterStretch[]
}

export function letterRows(listing: ListingPageData, kwh: number): LetterRow[] {
  const official = energyOf(listing)
  return lettersEverywhere(kwh).map((there) => {
    const isOfficial = official?.region === there.region
    const { key, text } = isOfficial ? official : there
    const { region } = there
    return { region, text, letter: plainLetter(region, key), isOfficial, stretches: letterStretches(region) }
  })
}
