import type { Deal, ListingStatus } from '../listing/listing'
import type { LeadKind } from './lead-kind'

type Subject = 'nothing' | 'home' | 'project'

const subjects: Record<LeadKind, Subject> = {
  contact: 'nothing',
  'contact-small': 'nothing',
  enquiry: 'home',
  visit: 'home',
  appointment: 'home',
  documents: 'home',
  project: 'project',
  'send-to-friend': 'home',
  demand: 'nothing',
  valuation: 'nothing',
  testimonial: 'nothing',
  newsletter: 'nothing',
  offer: 'home',
  'rent-application': 'home',
  'rent-profile': 'nothing',
}

/** What a form cannot do without. */
export function subjectOf(kind: LeadKind): Subject {
  return subjects[kind]
}

/** Whether a form of this kind makes sense about a home as it stands now. */
export function canSendAbout(
  kind: LeadKind,
  { deal, status }: { deal: Deal; status: ListingStatus },
): boolean {
  switch (kind) {
    case 'visit':
    case 'appointment':
      return status === 'available'
    case 'offer':
      return deal === 'sale' && (status === 'available' || status === 'under-option')
    case 'rent-application':
      return deal === 'rent' && (status === 'available' || status === 'under-option')
    case 'rent-profile':
      return deal === 'rent'
    default:
      return true
  }
}
