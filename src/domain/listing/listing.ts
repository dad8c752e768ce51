import type { Language, PerLanguage } from '../language'
import type { PictureKind } from '../media/picture-kind'
import type { CountryCode } from '../place/country'
import type { DocumentTopic } from './document-topic'
import type { Facts } from './facts/fact-catalogue'
import type { Labels } from './facts/label-catalogue'
import type { HomeKind } from './home-kind'

export const deals = ['sale', 'rent'] as const
export type Deal = (typeof deals)[number]

export const listingStatuses = ['available', 'under-option', 'sold', 'rented'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** The offer of one home or plot, as our site knows it; no platform's words in it. */
export interface Listing {
  /** Our own number, whatever its platform calls it; it appears in public addresses. */
  id: number
  /** The agency's own file number. */
  reference: string
  deal: Deal
  status: ListingStatus
  kind: HomeKind
  /** Where the platform numbers its types: an agency gives a kind to an unknown one by this. */
  platformTypeId: number | null
  /** Web category, by our own number. */
  typeId: number
  /** Every web category the listing is shown under; always holds `typeId`. */
  typeIds: number[]
  projectId: number | null
  price: Price
  /** Banner over the photo, where the platform has them; its name is in the texts. */
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
  /** The branch of the agency in charge. */
  office: Office | null
  /** The long tail, which a page shows when it is known. */
  facts: Facts
  createdAt: Date
  changedAt: Date
  texts: PerLanguage<ListingText>
}

export interface Price {
  /** Sale price, or rent per month; `null` when the platform gives none. */
  cents: number | null
  isPublished: boolean
  /** The lowest of several. */
  isFrom: boolean
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
  /** Where the platform says what kind of paper it is. */
  topic?: DocumentTopic
  url: string
  isPublished: boolean
}

export interface Agent {
  /** As the platform knows the person; `null` where it gives only a name. */
  id: string | null
  name: string
  email: string | null
  phone: string | null
}

export interface Office {
  /** As the platform knows the branch. */
  id: string
  name: string | null
}

/** What the platform words differently in each language. */
export interface ListingText {
  title: string
  typeName: string
  description: string
  /** The language of the description, where the platform has none in the one it stands under. */
  writtenIn?: Language
  priceUnitText: string | null
  marqueeName: string | null
  countryName: string | null
  /** Where it has another name than in the main language. */
  street: string | null
  /** Worded facts, such as the kind of kitchen. */
  labels: Labels
}
