/** What a signed link lets its reader do; one made for the one is worth nothing for another. */
export const linkPurposes = [
  'request',
  'appointment',
  'demand',
  'documents',
  'kept-list',
  'shared-list',
  'newsletter-confirm',
  'newsletter-stop',
  'owner-digest',
] as const

export type LinkPurpose = (typeof linkPurposes)[number]

/** Days a link is good for. That of an appointment ends with the appointment: see `appointmentLinkUntil`. */
const daysValid: Record<LinkPurpose, number> = {
  // As long as the request itself is kept.
  request: 366,
  appointment: 60,
  // Each alert carries a new one; the last must outlive the question whether it is still wanted.
  demand: 400,
  documents: 14,
  // Lists end by themselves when nobody opens them for a year; a link that is used must not end before.
  'kept-list': 3650,
  'shared-list': 3650,
  'newsletter-confirm': 7,
  // Whoever digs up an old letter must still be able to stop it.
  'newsletter-stop': 3650,
  'owner-digest': 3650,
}

const dayMs = 86_400_000

export function linkUntil(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + daysValid[purpose] * dayMs)
}

/** Links that began before this are over. */
export function linkSince(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() - daysValid[purpose] * dayMs)
}

/** A day more than the visit itself: who was there may look up the address once more. */
export function appointmentLinkUntil(endsAt: Date): Date {
  return new Date(endsAt.getTime() + dayMs)
}
