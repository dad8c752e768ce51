import type { Deal, ListingStatus } from '../../listing/listing'
import type { LeadKind } from '../lead-kind'

/**
 * `own-home`: sent from the owner's portal, and from no page that anybody can open. `list`: sent from a list
 * of homes. `favourites`: sent from the page of those that a browser keeps.
 */
type Subject = 'nothing' | 'home' | 'home-or-none' | 'project' | 'own-home' | 'list' | 'favourites'

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
  'list-demand': 'list',
  favourites: 'favourites',
  valuation: 'nothing',
  testimonial: 'nothing',
  newsletter: 'nothing',
  offer: 'home',
  'rent-application': 'home',
  'rent-profile': 'home-or-none',
  'owner-message': 'own-home',
  accessibility: 'nothing',
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
