import type { Facts } from '../listing/facts/fact-catalogue'
import type { Labels } from '../listing/facts/label-catalogue'
import type { Energy, ListingStatus } from '../listing/listing'
import type { HomeKind } from '../listing/home-kind'
import type { RegionalPlace } from '../place/region'

/** What the law of an advertisement looks at; worded facts in the language of the page. */
export interface AdvertisedHome extends RegionalPlace {
  kind: HomeKind
  status: ListingStatus
  projectId: number | null
  constructionYear: number | null
  /** A month's rent, only where the advertisement may show it. */
  rentCents: number | null
  energy: Energy
  facts: Facts
  labels: Labels
}
