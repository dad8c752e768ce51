import type { PerLanguage } from '../language'
import type { PictureKind } from '../media/picture-kind'
import type { CountryCode } from '../place/country'

export const deals = ['sale', 'rent'] as const
export type Deal = (typeof deals)[number]

export type ListingStatus = 'available' | 'under-option' | 'sold' | 'rented'

/** The offer of one home or plot, as our site knows it; no platform's words in it. */
export interface Listing {
  /** The platform's key; it appears in public addresses. */
  id: number
  /** The agency's own file number. */
  reference: string
  deal: Deal
  status: ListingStatus
  /** Web category, as the agency's platform numbers them. */
  typeId: number
  /** Every web category the listing is shown under; always holds `typeId`. */
  typeIds: number[]
  projectId: number | null
  price: Price
  /** Banner over the photo; its name is in the texts. */
  marqueeId: number | null
  address: Address
  /** The exact point. It must not leave the server unless the address is published. */
  location: GeoPoint | null
  bedrooms: number | null
  bathrooms: number | null
  garages: number | null
  parkings: number | null
  livingSquareMetres: number | null
  plotSquareMetres: number | null
  hasGarden: boolean
  hasTerrace: boolean
  constructionYear: number | null
  energy: Energy
  pictures: Picture[]
  documents: ListingDocument[]
  agent: Agent | null
  /** Facts without words, by their own name: the long tail a detail page shows when present. */
  facts: Record<string, Fact>
  createdAt: Date
  changedAt: Date
  texts: PerLanguage<ListingText>
}

export type Fact = string | number | boolean

export interface Price {
  /** Sale price, or rent per month; `null` when the platform gives none. */
  cents: number | null
  isPublished: boolean
  unit: number | null
}

export interface Address {
  street: string | null
  number: string | null
  box: string | null
  zip: string
  /** As the platform writes it, often in capitals. */
  city: string
  country: CountryCode
  isPublished: boolean
}

export interface GeoPoint {
  latitude: number
  longitude: number
}

export interface Energy {
  kwhPerSquareMetre: number | null
  /** The label the platform supplies; it wins over a computed one. */
  labelText: string | null
}

export interface Picture {
  url: string
  width: number
  height: number
  /** Absent: a photograph. */
  kind?: Exclude<PictureKind, 'photo'>
}

export interface ListingDocument {
  id: number
  name: string
  url: string
  isPublished: boolean
}

export interface Agent {
  name: string
  email: string | null
  phone: string | null
}

/** What the platform words differently in each language. */
export interface ListingText {
  title: string
  typeName: string
  description: string
  priceUnitText: string | null
  marqueeName: string | null
  countryName: string | null
  /** Worded facts, such as the kind of kitchen, by their own name. */
  labels: Record<string, string>
}
