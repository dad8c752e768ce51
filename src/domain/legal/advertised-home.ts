import type { Facts } from '../listing/facts/fact-catalogue'
import type { Labels } from '../listing/facts/label-catalogue'
import type { Energy, ListingStatus } from '../listing/listing'
import type { LowestPrice, Rent } from '../listing/price/price'
import type { HomeKind } from '../listing/home-kind'
import type { RegionalPlace } from '../place/region'

/** What the law of an advertisement looks at; worded facts in the language of the page. */
export interface AdvertisedHome extends RegionalPlace {
  kind: HomeKind
  status: ListingStatus
  projectId: number | null
  constructionYear: number | null
  /** Only where the advertisement may show it. */
  rent: Rent | LowestPrice | null
  energy: Energy
  facts: Facts
  labels: Labels
}
