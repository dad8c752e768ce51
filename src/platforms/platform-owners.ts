import type { Language } from '@/domain/language'
import type { ContactWay } from '@/domain/owner/contact-way'

import type { ExternalId } from './platform-offer'

/** What a platform can tell an owner about a home. Read by the worker only; the portal reads what was stored. */
export interface PlatformOwners {
  /** The homes of which the platform names the person with this address as an owner. */
  listListingIds(email: string): Promise<ExternalId[]>
  /** All it knows of one home, worded in these languages. */
  readStory(listingId: ExternalId, languages: readonly Language[]): Promise<PlatformStory>
  /** Views per day and source of several homes at once. */
  viewsPerDay(listingIds: readonly ExternalId[], days: { from: Date; to: Date }): Promise<DayViews[]>
}

/**
 * A part that the platform does not have, or did not answer in a known shape, is `null`: what was stored of it stays, and
 * what was never told is left out of the page. An empty list is shown as such.
 */
export interface PlatformStory {
  views: ViewTotals | null
  sources: SourceViews[] | null
  /** How many registered demands match the home. */
  demands: number | null
  visits: HistoryEntry[] | null
  communications: HistoryEntry[] | null
  media: HistoryEntry[] | null
  checklist: CheckEntry[] | null
  /** Keys of entries whose moment could not be read: they are not gone. */
  undatedIds: string[]
  /** What the platform calls the answers that have no known shape, for the log. */
  notUnderstood: string[]
}

export interface ViewTotals {
  today: number
  week: number
  month: number
  total: number
}

export interface SourceViews extends ViewTotals {
  source: string
  /** What the platform counted for this very site, which counts for itself. */
  isOwnSite: boolean
}

export interface DayViews {
  listingId: ExternalId
  /** As 2026-11-15, on the calendar of Brussels. */
  day: string
  source: string
  isOwnSite: boolean
  views: number
}

export interface HistoryText {
  type: string
  subject: string
  comment: string
  status: string
}

export type InLanguages<T> = Partial<Record<Language, T>>

export interface HistoryEntry {
  /** The platform's own key of it. */
  id: string
  at: Date
  endsAt: Date | null
  /** How somebody was in touch; `null` for anything else. */
  way: ContactWay | null
  contact: string | null
  medium: string | null
  url: string | null
  texts: InLanguages<HistoryText>
}

export interface CheckEntry {
  id: string
  isDone: boolean
  /** Asked for, and not there yet. */
  isRequested: boolean
  /** As 2026-01-31. */
  issuedOn: string | null
  expiresOn: string | null
  names: InLanguages<string>
}
