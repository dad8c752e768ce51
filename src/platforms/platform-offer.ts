import type { PerLanguage } from '@/domain/language'
import type { CategoryIcon } from '@/domain/listing/category-icon'
import type { Deal, Listing, ListingDocument, Picture } from '@/domain/listing/listing'
import type { HomeKind } from '@/domain/listing/home-kind'
import type { CountryCode } from '@/domain/place/country'

/** How a platform knows a thing: its number, its uuid, whatever it is, as text. Ours are in listing.identity. */
export type ExternalId = string

/** A record either becomes ours or is set aside with the reason, in words an agency understands. */
export type Parsed<T> =
  /** `record`: as the platform sent it, where it may not send it again. */
  | { ok: true; value: T; record?: unknown }
  /** `externalId` is empty when the record has lost its own. */
  | { ok: false; externalId: ExternalId; reason: string; record: unknown }

export type ParsedListing = Parsed<PlatformListing>
export type ParsedProject = Parsed<Project>

/** A listing as a platform tells it: in our words, but with the platform's ids. */
export interface PlatformListing extends Omit<
  Listing,
  'id' | 'typeId' | 'typeIds' | 'projectId' | 'documents' | 'createdAt' | 'changedAt'
> {
  externalId: ExternalId
  /** Those of `listCategories` that it is shown under, the main one first. None: its kind says where it is shown. */
  categoryIds: ExternalId[]
  projectId: ExternalId | null
  documents: PlatformDocument[]
  expiringUrls?: ExpiringUrls
  /** `null` where the platform does not say: then it is when the site first had it, and last saw it differ. */
  createdAt: Date | null
  changedAt: Date | null
}

/**
 * For a platform whose addresses of pictures and documents end: where each can be fetched for now, by the address that
 * it is known by. The site then shows copies of its own.
 */
export type ExpiringUrls = Readonly<Record<string, string>>

export interface PlatformDocument extends Omit<ListingDocument, 'id'> {
  id: ExternalId
}

export interface Category {
  id: ExternalId
  /** Of most of its types; `unknown` where the platform does not say. */
  kind: HomeKind
  icon: CategoryIcon
  names: PerLanguage<string>
  showOrder: number
  deals: Deal[]
}

export interface Project {
  id: ExternalId
  number: string | null
  /** The project's own website. */
  externalUrl: string | null
  address: {
    street: string | null
    number: string | null
    box: string | null
    zip: string
    city: string
    country: CountryCode
    isPublished: boolean
  }
  priceMinCents: number | null
  priceMaxCents: number | null
  showOrder: number
  pictures: Picture[]
  expiringUrls?: ExpiringUrls
  texts: PerLanguage<ProjectText>
}

export interface ProjectText {
  name: string
  description: string
  technical: string
  situation: string
  delivery: string
  /** Where it has another name than in the main language. */
  street: string | null
  /** Only those the agency publishes. */
  documents: ProjectDocument[]
}

export type ProjectDocument = Omit<PlatformDocument, 'isPublished'>
