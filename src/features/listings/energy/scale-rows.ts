import {
  type BandedRegion,
  bandedRegions,
  letterStretches,
  type LetterStretch,
  plainLetter,
  type ScalePlace,
  scalePlace,
} from '@/domain/listing/energy/energy-everywhere'

import type { ListingPageData } from '../page/find-listing'
import { energyOf } from '../listing-words'

export interface ScaleRow {
  region: BandedRegion
  stretches: LetterStretch[]
  /** Where the home's figure lies among the letters. */
  at: ScalePlace
  /** As the certificate has it, where the home stands; the methods differ, so no other region gives it a letter. */
  official: { text: string; letter: string } | null
}

export function scaleRows(listing: ListingPageData, kwh: number): ScaleRow[] {
  const label = energyOf(listing)
  return bandedRegions.map((region) => {
    const stretches = letterStretches(region)
    const official =
      label?.region === region ? { text: label.text, letter: plainLetter(region, label.key) } : null
    return { region, stretches, at: scalePlace(region, kwh), official }
  })
}
