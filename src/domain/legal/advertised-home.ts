import type { Energy, Fact, ListingStatus } from '../listing/listing'
import type { PropertyKind } from '../listing/publication-gap'
import type { CountryCode } from '../place/country'

/** What the law of an advertisement looks at; worded facts in the language of the page. */
export interface AdvertisedHome {
  kind: PropertyKind
  status: ListingStatus
  country: CountryCode
  zip: string
  projectId: number | null
  /** Street and number stand in the advertisement. */
  isAddressShown: boolean
  constructionYear: number | null
  /** A month's rent, only where the advertisement may show it. */
  rentCents: number | null
  energy: Energy
  facts: Record<string, Fact>
  labels: Record<string, string>
}

export function isDwelling({ kind }: Pick<AdvertisedHome, 'kind'>): boolean {
  return kind === 'house' || kind === 'flat'
}
