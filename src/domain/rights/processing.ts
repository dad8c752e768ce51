import type { LeadKind } from '../lead/lead-kind'
import { retentionMonths } from '../lead/retention'
import { keptTimes, type KeptTime } from './kept-times'

/** The letters of article 6, paragraph 1, of the General Data Protection Regulation. */
type LegalBasis = 'a' | 'b' | 'c' | 'f'

/** Why the site keeps something about people; the law calls it a processing. */
export interface Processing {
  what: keyof typeof leadProcessings | keyof typeof otherProcessings
  bases: readonly LegalBasis[]
  /** The kinds of lead that are kept for it. */
  kinds: readonly LeadKind[]
  /** `null`: until the person, or the agency for them, ends it. */
  kept: KeptTime | null
}

/** What visitors send, by what it is for. All kinds of one processing are kept equally long: see the test. */
const leadProcessings = {
  answer: {
    bases: ['b', 'f'],
    kinds: ['contact', 'contact-small', 'enquiry', 'visit', 'appointment', 'documents', 'project'],
  },
  accessibility: { bases: ['f'], kinds: ['accessibility'] },
  valuation: { bases: ['b'], kinds: ['valuation'] },
  search: { bases: ['b'], kinds: ['demand', 'list-demand'] },
  favourites: { bases: ['b'], kinds: ['favourites'] },
  rent: { bases: ['b', 'f'], kinds: ['rent-application', 'rent-profile'] },
  offer: { bases: ['b'], kinds: ['offer'] },
  newsletter: { bases: ['a'], kinds: ['newsletter'] },
  friend: { bases: ['f'], kinds: ['send-to-friend'] },
  testimonial: { bases: ['a'], kinds: ['testimonial'] },
  owner_message: { bases: ['b'], kinds: ['owner-message'] },
} as const satisfies Record<string, { bases: readonly LegalBasis[]; kinds: readonly LeadKind[] }>

const otherProcessings = {
  owner: { bases: ['b'], kept: null },
  home_visitor: { bases: ['b', 'f'], kept: keptTimes.homeVisitorName },
  views: { bases: ['f'], kept: keptTimes.visitorHash },
  consent: { bases: ['c'], kept: keptTimes.consentProof },
  misuse: { bases: ['f'], kept: keptTimes.requestCounts },
  erasure: { bases: ['c'], kept: keptTimes.erasureProof },
} as const satisfies Record<string, { bases: readonly LegalBasis[]; kept: KeptTime | null }>

export const processings: readonly Processing[] = [
  ...entries(leadProcessings).map(([what, { bases, kinds }]) => ({
    what,
    bases,
    kinds,
    kept: keptOf(kinds[0]),
  })),
  ...entries(otherProcessings).map(([what, rule]) => ({ what, kinds: [], ...rule })),
]

function keptOf(kind: LeadKind): KeptTime | null {
  const months = retentionMonths[kind]
  return months === null ? null : { months }
}

function entries<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
