import type { Language, PerLanguage } from '@/domain/language'
import type { Agent, Deal, ListingStatus } from '@/domain/listing/listing'
import type { ContactWay } from '@/domain/owner/contact-way'
import type { DeclineReason, VisitAnswer } from '@/domain/owner/visit-answer'
import type { PriceParts } from '@/i18n/price-text'

export interface HomeText {
  title: string
  type: string
  address: string
  path: string
  /** What is asked, with the time a rent is paid for; `null` where nothing is asked. */
  price?: PriceParts | null
}

export interface HomeDocument {
  id: number
  /** At the platform: it stays on the server. */
  url: string
  names: PerLanguage<string>
  /** On the site; else an agent releases it to the owner. */
  isPublished: boolean
}

export interface Views {
  today: number
  week: number
  month: number
  total: number
}

export interface Check {
  id: string
  isDone: boolean
  /** Asked for, and not there yet. */
  isRequested?: boolean
  issuedOn?: string | null
  expiresOn: string | null
  names: Partial<Record<Language, string>>
}

/** A home as its owner's pages know it; a part that the platform lacks is `null`. */
export interface OwnerHome {
  listingId: number
  reference: string
  deal: Deal
  /** With the deal, the homes it is compared with. */
  kind: string | null
  provinceKey: string | null
  status: ListingStatus
  isOnline: boolean
  priceCents: number | null
  coverUrl: string | null
  listedAt: Date
  texts: PerLanguage<HomeText>
  agent: Agent | null
  documents: HomeDocument[]
  views: Views | null
  sources: (Views & { source: string })[] | null
  demands: number | null
  /** How many people hear from us about homes like it. */
  alerts: number | null
  checklist: Check[] | null
  histories: HistoryPart[]
  readAt: Date | null
  /** Of a home that is sold, let or off the site: how long its owner still reads about it. */
  readUntil: Date | null
}

export const historyParts = ['visits', 'communications', 'media'] as const
export type HistoryPart = (typeof historyParts)[number]

export const happeningKinds = ['visit', 'communication', 'medium', 'price', 'status', 'document'] as const
export type HappeningKind = (typeof happeningKinds)[number]

export interface HappeningText {
  type?: string
  subject?: string
  status?: string
}

export interface Visitor {
  number: number
  /** Only of who agreed to it. */
  name: string | null
}

export interface Happening {
  id: number
  kind: HappeningKind
  at: Date
  endsAt: Date | null
  way: ContactWay | null
  visitor: Visitor | null
  medium: string | null
  url: string | null
  text: HappeningText
  detail: HappeningDetail
  notedAt: Date
}

/** Of what we notice ourselves. */
export interface HappeningDetail {
  fromCents?: number | null
  toCents?: number | null
  status?: ListingStatus
  documentId?: number
}

/** What the agent let through. */
export interface Release {
  id: number
  kind: 'feedback' | 'offer'
  happeningId: number | null
  at: Date
  visitor: Visitor | null
  amountCents: number | null
  text: string
  releasedAt: Date
}

export interface Reply {
  id: number
  happeningId: number | null
  /** The moment of the visit it answers: one that moved is asked anew. */
  visitAt: Date | null
  answer: VisitAnswer | 'message'
  reason: DeclineReason | null
  text: string
  at: Date
  isOwn: boolean
}
