import type { LeadKind } from '../lead/lead-kind'
import type { Deal } from '../listing/listing'
import type { ViewSource } from './view-source'

/** What was looked at, in words of fixed lists. A visitor counts once a day for each. */
export type Seen = SeenHome | SeenProject | SeenSearch | SeenPlace | SeenForm

export interface SeenHome {
  kind: 'home'
  listingId: number
  source: ViewSource
}

export interface SeenProject {
  kind: 'project'
  projectId: number
  source: ViewSource
}

/** A list with filters, counted as a whole. */
export interface SeenSearch {
  kind: 'search'
  deal: Deal
  /** The key of a municipality or province; empty for anywhere. */
  place: string
  /** 0 for any. */
  typeId: number
  /** A step of `priceSteps`; 0 for none. */
  priceFrom: number
  priceTo: number
  /** At least; 0 for any. */
  bedrooms: number
  /** Something more was asked for, which is not counted: words, an area, a garden. */
  hasMore: boolean
  isEmpty: boolean
}

/** One place that was searched; counted a second time as empty when a search there found nothing. */
export interface SeenPlace {
  kind: 'place'
  deal: Deal
  place: string
  isEmpty: boolean
}

export interface SeenForm {
  kind: 'form'
  form: LeadKind
  /** Counted from 1; `sent` is the page of thanks. */
  step: string
}

export const severalPlaces = 'several'
/** A place that is in none of our lists. */
export const elsewhere = 'elsewhere'
export const severalTypes = -1
/** More rooms than this are counted as this many. */
export const mostBedrooms = 6
/** So many places of one search are counted. */
export const mostPlaces = 5

/** The same text for the same thing: by it a visitor is counted once. */
export function subjectOf(seen: Seen): string {
  switch (seen.kind) {
    case 'home':
      return String(seen.listingId)
    case 'project':
      return `project ${seen.projectId}`
    case 'search': {
      const { deal, place, typeId, priceFrom, priceTo, bedrooms, hasMore, isEmpty } = seen
      return ['search', deal, place, typeId, priceFrom, priceTo, bedrooms, hasMore, isEmpty].join(' ')
    }
    case 'place':
      return ['place', seen.deal, seen.place, seen.isEmpty].join(' ')
    case 'form':
      return ['form', seen.form, seen.step].join(' ')
  }
}
