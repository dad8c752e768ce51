import type { Language } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import type { HomeKind } from '@/domain/listing/home-kind'

import type { Category, ExternalId, ParsedListing, ParsedProject } from './platform-offer'
import type { PlatformOwners } from './platform-owners'
import type { PlatformVisits } from './platform-visits'

/**
 * What the site asks of an agency's data platform, in the site's own words. Only a name and one listing at a time must
 * be there. A platform that cannot do one of the other parts leaves it out, and the site does without: see
 * docs/how-to/add-a-platform.md for what it does instead.
 */
export interface Platform {
  /** Stands beside each external id in our tables: it never changes. */
  readonly name: string

  /** For a platform without lists: asks it for something, so that wrong keys are heard of. Throws when it does not let us in. */
  probe?(): Promise<void>

  /** One listing in full, `null` when the platform does not publish it. */
  findListing(id: ExternalId): Promise<ParsedListing | null>
  /** Reads a record once more that came with `findListing`, without asking for it. */
  readAnswer?(record: unknown): ParsedListing
  /** All listings the agency publishes, or only those changed since a moment; in a stable order. */
  listListings?(request: ListRequest): Promise<ListPage>
  /** Many listings at once, where that is quicker than one by one; those that are not published are left out. */
  listListingsById?(ids: ExternalId[]): Promise<ParsedListing[]>
  /** Listings the platform says it has deleted. */
  listDeletedIds?(): Promise<ExternalId[]>

  listCategories?(): Promise<Category[]>
  listProjects?(): Promise<ParsedProject[]>

  /** One project, where homes and projects are told of alike; `null` when it is none, or no longer published. */
  findProject?(id: ExternalId): Promise<FoundProject | null>

  /** For a platform that notifies us of each change. */
  pushes?: {
    /** The listings that a message is about; `null` when it does not come from the platform, or cannot be read. */
    read(message: PushedMessage): ExternalId[] | null
  }
  /** For a platform that wants to know where on our site a home or a project stands. Harmless when repeated. */
  publications?: {
    /** Throws when it may be tried again; a refusal is let be, because the home is on the site all the same. */
    notify(published: Publication): Promise<void>
  }

  slots?: {
    list(listingId: ExternalId): Promise<VisitSlot[]>
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
  /** For a platform that keeps what its people wrote to a person, beside what that person sent. */
  history?: {
    add(reply: PlatformReply, signal?: AbortSignal): Promise<LeadOutcome>
    /** As for leads. */
    holds(email: string, mark: string): Promise<boolean | null>
  }
  owners?: PlatformOwners
  visits?: PlatformVisits
}

export interface ListRequest {
  /** `next` of the page before; `null` for the first page. It must still be good some hours later. */
  cursor: string | null
  /** About how many rows a page should have. */
  limit: number
  changedSince?: Date
}

export interface ListPage {
  records: ParsedListing[]
  /** Rows the platform sent, usable or not. */
  rows: number
  /** How many rows the platform says there are in all; `null` when it does not say. */
  total: number | null
  /** Where the next page starts; `null` after the last one. */
  next: string | null
}

export interface FoundProject {
  project: ParsedProject
  /** The homes in it, each of which can be asked for. */
  unitIds: ExternalId[]
}

export interface Publication {
  id: ExternalId
  /** In the main language. */
  url: string
  /** A home in a project. */
  isUnit: boolean
}

export interface PushedMessage {
  headers: { get(name: string): string | null }
  /** As it came, so that a signature can be checked. */
  body: string
}

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
  /** Our number of the lead: it has to arrive with the message, however much of that the platform takes. */
  mark: string
  listingId?: ExternalId
  projectId?: ExternalId
  slotId?: string
}

export interface PlatformDemand {
  person: PlatformPerson
  deal: Deal
  /** Of those of `listCategories`; empty where the platform has none. */
  categoryIds: ExternalId[]
  /** What those categories hold, as we name it. */
  kinds: HomeKind[]
  zips: string[]
  priceMinEuro?: number
  priceMaxEuro?: number
  bedroomsMin?: number
  bedroomsMax?: number
  garagesMin?: number
  garagesMax?: number
  parkingsMin?: number
  parkingsMax?: number
  /** Square metres. */
  livingMin?: number
  plotMin?: number
  hasGarden?: boolean
  hasTerrace?: boolean
  hasLift?: boolean
  /** All that is wished, in words: each platform has fields for another part of it. */
  remark: string
  /** As for leads. */
  mark: string
  /** Takes the place of the one the person registered before. */
  isChange?: boolean
}

/** What a colleague mailed to whoever sent a lead. */
export interface PlatformReply {
  /** Of the visitor. */
  email: string
  subject: string
  text: string
  sentAt: Date
  /** Our number of the reply: it has to arrive with it, as that of a lead. */
  mark: string
  listingId?: ExternalId
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
