import type { LeadKind } from './lead-kind'

/** Months after the last contact; `null` is kept until the person stops it. The privacy page lists them. */
export const retentionMonths: Record<LeadKind, number | null> = {
  contact: 12,
  'contact-small': 12,
  enquiry: 12,
  visit: 12,
  appointment: 12,
  documents: 12,
  project: 12,
  'send-to-friend': 1,
  demand: 13,
  'list-demand': 13,
  favourites: 12,
  valuation: 24,
  testimonial: 24,
  newsletter: null,
  offer: 12,
  'rent-application': 12,
  'rent-profile': 12,
  'owner-message': 24,
  accessibility: 12,
}

export function keepUntil(kind: LeadKind, lastContact: Date): Date | null {
  const months = retentionMonths[kind]
  if (months === null) return null
  const until = new Date(lastContact)
  const day = until.getUTCDate()
  until.setUTCMonth(until.getUTCMonth() + months)
  // The 31st of a short month is its last day, not the next month's first.
  if (until.getUTCDate() !== day) until.setUTCDate(0)
  return until
}
