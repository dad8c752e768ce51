import type { Language, PerLanguage } from '@/domain/language'
import type { Deal, Listing, ListingDocument, Picture } from '@/domain/listing/listing'
import type { CountryCode } from '@/domain/place/country'

/**
 * What the site asks of an agency's data platform, in the site's own words. A platform that cannot do one of
 * the optional parts leaves it out; the site then falls back on its own table and a mail.
 */
export interface Platform {
  readonly name: string

  /** All listings the agency publishes, or only those changed since a moment; in a stable order. */
  listListings(request: ListRequest): Promise<ListPage>
  /** Which of these the platform still publishes: asked before anything is taken off the site. */
  listListingsById(ids: number[]): Promise<ParsedListing[]>
  /** One listing in full, `null` when the platform does not know it. */
  findListing(id: number): Promise<ParsedListing | null>
  /** Listings the platform says it has deleted. */
  listDeletedIds(): Promise<number[]>

  listCategories(): Promise<Category[]>
  listProjects(): Promise<ParsedProject[]>

  slots?: {
    list(listingId: number): Promise<VisitSlot[]>
  }
  leads?: {
    send(lead: PlatformLead, signal?: AbortSignal): Promise<LeadOutcome>
    /** Whether something this person sent holds the mark; `null` when that cannot be told. */
    holds(email: string, mark: string): Promise<boolean | null>
  }
  demands?: {
    register(demand: PlatformDemand, signal?: AbortSignal): Promise<LeadOutcome>
    /** As for leads. */
    holds(email: string, mark: string): Promise<boolean | null>
    /** Stops all the demands of this person. Harmless when repeated. */
    unsubscribe(email: string, signal?: AbortSignal): Promise<LeadOutcome>
  }
  owners?: {
    /** The owner's key, `null` when refused. */
    signIn(email: string, password: string): Promise<string | null>
    listListingIds(email: string): Promise<number[]>
  }
  figures?: {
    visits(listingId: number): Promise<VisitFigures>
    visitsPerDay(listingId: number, days: { from: Date; to: Date }): Promise<DayFigure[]>
    history(listingId: number, kind: HistoryKind): Promise<HistoryEntry[]>
  }
}

export interface ListRequest {
  /** How many of the platform's rows to pass over. */
  offset: number
  limit: number
  changedSince?: Date
}

export interface ListPage {
  records: ParsedListing[]
  /** Rows the platform sent, usable or not: where the next page starts. */
  rows: number
  /** How many rows the platform says there are in all. */
  total: number
}

/** A record either becomes ours or is set aside with the reason, in words an agency understands. */
export type Parsed<T> =
  { ok: true; value: T } | { ok: false; platformId: string; reason: string; record: unknown }

export type ParsedListing = Parsed<Listing>
export type ParsedProject = Parsed<Project>

export interface Category {
  id: number
  names: PerLanguage<string>
  showOrder: number
  deals: Deal[]
}

export interface Project {
  id: number
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
  texts: PerLanguage<ProjectText>
}

export interface ProjectText {
  name: string
  description: string
  technical: string
  situation: string
  delivery: string
  /** Only those the agency publishes. */
  documents: ProjectDocument[]
}

export type ProjectDocument = Omit<ListingDocument, 'isPublished'>

export interface VisitSlot {
  id: string
  startsAt: Date
  endsAt: Date
  /** How many may come, and how many the platform knows of. */
  places: number
  taken: number
}

export interface PlatformPerson {
  title: string | null
  firstName: string
  lastName: string
  email: string
  phone: string | null
  language: Language
}

export interface PlatformLead {
  person: PlatformPerson
  subject: string
  message: string
  listingId?: number
  projectId?: number
  slotId?: string
}

export interface PlatformDemand {
  person: PlatformPerson
  deal: Deal
  /** Of the website's categories. */
  typeIds: number[]
  zips: string[]
  priceMinEuro?: number
  priceMaxEuro?: number
  bedroomsMin?: number
  bedroomsMax?: number
  garagesMin?: number
  garagesMax?: number
  parkingsMin?: number
  parkingsMax?: number
  remark: string
  /** Takes the place of the one the person registered before. */
  isChange?: boolean
}

/**
 * `unreachable`: it has certainly not arrived, and may later. `refused`: the platform read it and will not have it.
 * `unknown`: the platform may or may not have it; it is never sent twice without a look.
 */
export type LeadOutcome =
  | { state: 'accepted' }
  | { state: 'unreachable'; reason: string }
  | { state: 'refused'; reason: string }
  | { state: 'unknown'; reason: string }

export interface VisitFigures {
  today: number
  week: number
  month: number
  total: number
}

export interface DayFigure {
  day: Date
  source: string
  visits: number
}

export type HistoryKind = 'visits' | 'communications' | 'online-media'

export interface HistoryEntry {
  at: Date
  type: string
  contact: string | null
  subject: string
  comment: string
  status: string | null
}
