import { aListingPage as aPage } from '@/testing/a-listing-page'

import type { ListingPageData } from '../find-listing'

/** A house of which all is known that its cost depends on. */
export function aListingPage(given: Partial<ListingPageData> = {}): ListingPageData {
  return aPage({ livingSquareMetres: 150, energyKwh: 200, facts: { cadastralIncome: 1000 }, ...given })
}
